import { localePath, locales } from '@/lib/i18n/locales';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import {
  closeModal,
  fillCallForm,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import { injectFault } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const manchin = { name: '202-224-3954', href: 'tel:+12022243954' };

for (const locale of locales) {
  const t = wordsOf(locale);
  const address = localePath(locale, '/call');

  test(`a call that was refused leaves a ${locale} visitor with the senators’ own numbers`, async ({
    page,
    phone,
    allow,
    elsewhere,
  }) => {
    allow(/status( of)? 500/);
    await visit(page, address);
    const main = page.getByRole('main');
    await injectFault('call', { userPhone: phone }, { status: 500 });
    await fillCallForm(main, t, { phone, zip: '26003' });
    await pressCall(main, t);

    const dialog = await openScript(page, t);
    const number = dialog.getByRole('link', { name: '(202) 224-3954' });
    await expect(number).toHaveAttribute('href', manchin.href);
    await expect(dialog.getByRole('link', { name: t.switchboard })).toBeVisible();

    await closeModal(page, t);
    const above = main.locator('form').getByRole('link', { name: manchin.name });
    await expect(above).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
    // the ZIP was found on the device: only our own services were asked, and none for it
    expect(elsewhere.filter((each) => /senat|zip|26003/.test(each))).toEqual([]);
  });

  test(`a ${locale} visitor finds the numbers and the script on request`, async ({ page }) => {
    await visit(page, address);
    const main = page.getByRole('main');
    await main.getByText(t.direct.summary).click();
    await main.getByLabel(t.direct.zip).fill('26003');
    await expect(main.getByRole('link', { name: manchin.name })).toHaveAttribute(
      'href',
      manchin.href,
    );

    await main.getByLabel(t.direct.zip).fill('00901');
    await expect(
      main.getByText(t.direct.noSenators.replace('{place}', 'Puerto Rico')),
    ).toBeVisible();
    await main.getByLabel(t.direct.zip).fill('09012');
    await expect(main.getByText(t.direct.military)).toBeVisible();
    await main.getByLabel(t.direct.state).selectOption('WV');
    await expect(main.getByRole('link', { name: manchin.name })).toBeVisible();

    const demand = main.getByRole('checkbox', { name: 'end the filibuster;' });
    await demand.check();
    await expect(demand).toBeChecked();
    const words = main.getByText('Will the senator stand with us');
    const size = () => words.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    const before = await size();
    await main.getByRole('checkbox', { name: t.script.large }).check();
    await expect.poll(size).toBeGreaterThan(before * 1.3);
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test(`the ${locale} script prints on one sheet, alone`, async ({ page, phone }) => {
    await visit(page, address);
    await fillCallForm(page.getByRole('main'), t, { phone, zip: '26003' });
    await pressCall(page.getByRole('main'), t);
    await openScript(page, t);
    await page.emulateMedia({ media: 'print' });

    await expect(page.locator('main')).toBeHidden();
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test('the call page prints the script and the numbers, and no empty form', async ({ page }) => {
  const t = wordsOf('en');
  await visit(page, '/call');
  const main = page.getByRole('main');
  await main.getByText(t.direct.summary).click();
  await main.getByLabel(t.direct.zip).fill('26003');
  await expect(main.getByRole('link', { name: manchin.name })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('link', { name: manchin.name })).toBeVisible();
  await expect(main.getByText('Will the senator stand with us')).toBeVisible();
  await expect(main.getByLabel(t.call.phoneLabel)).toBeHidden();
  await expect(main.getByLabel(t.direct.zip)).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a visitor whose connection goes finds the numbers, which came with the form', async ({
  page,
  phone,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf('en');
  const main = await readyToCall(page, t, { phone, zip: '26003' });
  await context.setOffline(true);
  await pressCall(main, t);

  const dialog = await openScript(page, t);
  await expect(dialog.getByRole('link', { name: '(202) 224-3954' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switchboard and the script are there all the same', async ({ page, allow }) => {
    allow(/failed: csp .*\.js$/);
    await page.goto('/es/call');
    const t = wordsOf('es');
    await page.getByText(t.direct.summary).click();

    await expect(page.getByRole('main').getByRole('link', { name: t.switchboard })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'end the filibuster;' })).toBeVisible();
    await expect(page.getByLabel(t.direct.zip)).toBeHidden();
  });
});
