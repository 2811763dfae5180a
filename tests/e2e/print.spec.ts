import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { locales, otherLocales } from '@/lib/i18n/locales';
import { type SheetName, sheetNames } from '@/lib/print/choice';
import { violationsOf } from '@/tests/support/e2e-axe';
import { sheetsOf, sidewaysRoom } from '@/tests/support/e2e-layout';
import { site } from '@/tests/support/e2e-mock-services';
import { nameOfState, sheetCodes, statePages } from '@/tests/support/e2e-pages';
import { type Strings, stringsOf } from '@/tests/support/e2e-strings';
import { type Picture, qrCodeIn } from '@/tests/support/qr-code';
import { expect, test, visit, wake } from './visitor';

const LONG_NAME = 'University Congregational United Church of Christ (Seattle)';
const LONG_CODE = 'university-congregational-united-church';
const papers = ['Letter', 'A4'] as const;

/** Dots for each point of a PDF: 288 to the inch. */
const SCALE = 4;

async function printed(page: Page, format: (typeof papers)[number]): Promise<Picture[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Picture[] = [];
  for (const sheet of document.pages()) {
    const { data, width, height } = await sheet.render({ scale: SCALE, render: 'bitmap' });
    pictures.push({ data: new Uint8ClampedArray(data), width, height });
  }
  document.destroy();
  library.destroy();
  return pictures;
}

type Square = { left: number; top: number; side: number };

const PIXELS_PER_MM = (72 * SCALE) / 25.4;
const SHEET_MM = 182;
const MARGIN_MM = 14;
/** White around a code, which a reader needs. */
const QUIET_PX = 24;

function cutOut({ data, width }: Picture, { left, top, side }: Square): Picture {
  const unit = SHEET_MM * PIXELS_PER_MM;
  const x = Math.round((width - unit) / 2 + left * unit) - 2;
  const y = Math.round(MARGIN_MM * PIXELS_PER_MM + top * unit) - 2;
  const size = Math.ceil(side * unit) + 4;
  const whole = size + 2 * QUIET_PX;
  const cut = new Uint8ClampedArray(4 * whole * whole).fill(255);
  for (let row = 0; row < size; row += 1) {
    const from = 4 * ((y + row) * width + x);
    cut.set(data.subarray(from, from + 4 * size), 4 * ((row + QUIET_PX) * whole + QUIET_PX));
  }
  return { data: cut, width: whole, height: whole };
}

function squaresOf(page: Page): Promise<Square[][]> {
  return page.locator('[data-sheet]:visible').evaluateAll((papers) =>
    papers.map((paper) => {
      const sheet = paper.querySelector('[inert] > *')?.getBoundingClientRect();
      if (!sheet) return [];
      const codes = paper.querySelectorAll('img[src*="/qr/"], svg[shape-rendering]');
      return [...codes].map((code) => {
        const { left, top, width } = code.getBoundingClientRect();
        return {
          left: (left - sheet.left) / sheet.width,
          top: (top - sheet.top) / sheet.width,
          side: width / sheet.width,
        };
      });
    }),
  );
}

async function codesOn(page: Page, format: (typeof papers)[number]) {
  const sheets = await printed(page, format);
  const squares = await squaresOf(page);
  return sheets.map((sheet, index) =>
    squares[index]?.map((square) => qrCodeIn(cutOut(sheet, square))),
  );
}

const crampedIn = (page: Page) =>
  page
    .locator('[data-sheet]:visible *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            getComputedStyle(each).overflow === 'hidden' &&
            each.closest('[inert]') &&
            (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1),
        )
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );

const choose = (page: Page, t: Strings, name: SheetName) =>
  page.getByRole('radio', { name: t.printKit.names[name] }).check();

for (const locale of locales) {
  const t = stringsOf(locale);
  const address = localePath(locale, '/print');
  /** Spanish, whose words are longer, stands for both. */
  const all = locale === 'es' ? '' : ' @all';
  const both = [locale, ...otherLocales(locale)];

  for (const [languages, inThese] of Object.entries({ '': [locale], both })) {
    test(`${address} prints each sheet in ${inThese} on each paper, with QR codes of 20 mm${all}`, async ({
      page,
    }) => {
      await page.goto(address);
      await page.locator(`[name="languages"][value="${languages}"]`).check();
      for (const format of papers) {
        expect(await codesOn(page, format), format).toEqual(
          Object.values(sheetCodes(site, inThese)),
        );
        const squares = (await squaresOf(page)).flat();
        const narrowest = Math.min(...squares.map(({ side }) => side * SHEET_MM));
        expect(narrowest, format).toBeGreaterThan(20);
      }
    });

    test(`any state and a long name fit ${address} in ${inThese} @all`, async ({ page }) => {
      await visit(page, `${address}?languages=${languages}&place=nv`);
      await page.getByLabel(t.printKit.group).fill(LONG_NAME);
      await page.emulateMedia({ media: 'print' });
      for (const { code } of statePages) {
        await page.evaluate((value) => {
          const select = document.querySelector('select');
          if (select) select.value = value;
          select?.dispatchEvent(new Event('input', { bubbles: true }));
        }, code.toLowerCase());
        const flyer = page.locator('[data-sheet="flyer"]:visible');
        for (const each of inThese)
          await expect(flyer).toContainText(localePath(each, `/call/${code.toLowerCase()}`));
        expect(await crampedIn(page), code).toEqual([]);
      }
    });
  }

  test(`${address} prints the sheets of a state and group on each paper @all`, async ({ page }) => {
    await visit(page, `${address}?place=nv`);
    await page.getByLabel(t.printKit.group).fill(LONG_NAME);
    const codes = sheetCodes(site, [locale], '/call/nv', `?source=${LONG_CODE}`);
    const sheet = page.locator('[data-sheet]:visible');
    for (const name of sheetNames.filter((each) => each !== 'letter')) {
      await choose(page, t, name);
      await expect(sheet).toHaveCount(1);
      await expect(sheet).toContainText(LONG_NAME);
      if (name !== 'sign-up') await expect(sheet).toContainText('(202) 224-3542');
      await expect(sheet).not.toContainText('?source=');
      for (const format of papers) {
        expect(await codesOn(page, format), `${name}, ${format}`).toEqual([codes[name]]);
      }
    }
  });

  test(`untouched, ${locale} /call prints a whole sheet on each paper${all}`, async ({ page }) => {
    const call = localePath(locale, '/call');
    await page.goto(call);
    for (const format of papers) {
      const sheets = await printed(page, format);
      expect(sheets, format).toHaveLength(1);
      expect(sheets.map(qrCodeIn), format).toEqual([`${site}${call}`]);
    }
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const words of [
      t.content.call_page_title,
      t.switchboard,
      t.senators.sheet.voicemail,
      'Raise the minimum wage to $15.',
      t.senators.sheet.said,
      t.senators.sheet.signed,
      `${new URL(site).host}${call}`,
    ]) {
      await expect(main.getByText(words).locator('visible=true').first()).toBeVisible();
    }
    await expect(main.getByLabel(t.call.phoneLabel)).toBeHidden();
  });
}

test('what was typed is kept when the language changes @engines', async ({ page }) => {
  const [t, words] = [stringsOf('en'), stringsOf('es')];
  await page.goto('/print');
  await page.getByLabel(t.printKit.group).fill('Grace & Peace');
  await wake(page);
  await page.getByLabel(t.printSheets.state).selectOption('nc');
  await choose(page, t, 'window');
  await expect(page.locator('[data-sheet]:visible')).toContainText('Grace & Peace');
  await page.getByRole('banner').getByRole('link', { name: words.shell.thisPage }).click();
  await expect(page).toHaveURL(/\/es\/print(\?|$)/);
  await wake(page);
  await expect(page.getByLabel(words.printKit.group)).toHaveValue('Grace & Peace');
  await expect(page.getByLabel(words.printSheets.state)).toHaveValue('nc');
  const sheet = page.locator('[data-sheet]:visible');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toContainText('Grace & Peace');
  await expect(sheet).toContainText('Tillis');
});

test('what was typed into the letter is kept when the language changes @engines', async ({
  page,
}) => {
  const [t, words] = [stringsOf('en').senators.letter, stringsOf('es').senators.letter];
  await visit(page, '/print?sheet=letter&place=nc&office=NC-Tillis+Raleigh');
  await page.getByLabel(t.yourReason).pressSequentially('I work nights.');
  await page.getByLabel(t.yourName).pressSequentially('Ana');
  const sheet = page.locator('[data-sheet]:visible');
  await expect(sheet).toContainText(/Ana.*Raleigh, NC 27601.*I work nights/);
  const { thisPage } = stringsOf('es').shell;
  await page.getByRole('banner').getByRole('link', { name: thisPage }).click();
  await expect(page).toHaveURL(/\/es\/print(\?|$)/);
  await wake(page);
  await expect(page.getByLabel(words.yourReason)).toHaveValue('I work nights.');
  await expect(page.getByLabel(words.yourName)).toHaveValue('Ana');
  await expect(sheet).toContainText(/Ana.*Raleigh, NC 27601.*I work nights/);
});

test('a letter in both languages is one page, with each address in an envelope’s window @all', async ({
  page,
}) => {
  const t = stringsOf('es');
  await visit(page, '/es/print?sheet=letter&languages=both');
  const office = page.getByLabel(t.senators.letter.office, { exact: true });
  const address = page.locator('[data-sheet]:visible p[translate="no"]');
  for (const { code } of statePages.filter(({ hasVote }) => hasVote)) {
    await page.getByLabel(t.printSheets.state).selectOption(code.toLowerCase());
    for (const label of await office.locator('option').allTextContents()) {
      await office.selectOption(label);
      const [name = '', city = ''] = label.split(', ');
      await expect(address).toContainText(name);
      await expect(address).toContainText(city);
      const { top, bottom, right } = await address.evaluate((shown) => {
        const sheet = shown.closest('[inert] > *')?.getBoundingClientRect() ?? new DOMRect();
        const lines = [...shown.children].map((line) => line.getBoundingClientRect());
        const inMm = (px = Number.NaN) => (px / sheet.width) * 182;
        return {
          top: inMm((lines[0]?.top ?? 0) - sheet.top),
          bottom: inMm((lines.at(-1)?.bottom ?? 0) - sheet.top),
          right: inMm((lines[0]?.right ?? 0) - sheet.left),
        };
      });
      expect(top, label).toBeGreaterThan(49.5);
      expect(bottom, label).toBeLessThan(66.4);
      expect(right, label).toBeLessThan(91);
    }
  }
  await page.getByLabel(t.senators.letter.yourReason).fill('Mi voto cuenta, '.repeat(25));
  await expect(page.locator('[data-sheet]:visible')).toContainText('Mi voto cuenta');
  expect(await crampedIn(page)).toEqual([]);
  for (const format of papers) expect(await printed(page, format), format).toHaveLength(1);
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing, whatever is chosen @all', async ({ page }) => {
  const t = stringsOf('es');
  await visit(page, '/es/print');
  await page.getByLabel(t.printKit.group).fill(LONG_NAME);
  await page.getByLabel(t.printSheets.state).selectOption({ label: nameOfState('es', 'MP') });
  await choose(page, t, 'strips');
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysRoom(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one sheet can be chosen, and is printed alone @engines', async ({ page, browserName }) => {
    const t = stringsOf('es');
    await page.goto('/es/print');
    await expect(page.locator('[data-sheet]:visible')).toHaveCount(sheetNames.length);
    await expect(page.getByLabel(t.printSheets.state)).toBeHidden();
    await expect(page.getByRole('button', { name: t.printKit.print })).toBeHidden();
    await choose(page, t, 'cards');
    await expect(page.locator('[data-sheet]:visible')).toHaveCount(1);
    if (browserName === 'chromium') expect(await sheetsOf(page)).toBe(1);
  });
});
