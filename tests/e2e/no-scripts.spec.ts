import type { Locator, Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { pressCall } from '@/tests/support/e2e-call';
import { archivedSite, hosts, received } from '@/tests/support/e2e-mock-services';
import { pendingIn, stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });

const forms = [
  ['/letter', '#open-letter'],
  ['/rsvp', '#moral-monday'],
  ['/selfie', '#selfie'],
] as const;

type Row = { address: string; has: Locator[]; lacks: Locator[] };

function pagesIn(page: Page): Row[] {
  const [en, es] = [stringsOf('en'), stringsOf('es')];
  const main = page.getByRole('main');
  const print = main.getByRole('button', { name: es.senators.sheet.print });
  const words = (...all: (string | RegExp)[]) => all.map((each) => main.getByText(each).first());
  return [
    {
      address: '/',
      has: [
        page.locator('#letter ol + p'),
        page.locator('#news li > a').first(),
        ...forms.map(([path]) => main.locator(`a[href="${path}"]`).last()),
      ],
      lacks: [en.calendar.upcoming, en.livestream.live, en.livestream.ended].map((each) =>
        page.getByText(each, { exact: true }),
      ),
    },
    ...forms.map(([path, form]) => ({
      address: localePath('es', path),
      has: [main.locator(`${form} a[target]`).last()],
      lacks: [page.locator('iframe')],
    })),
    {
      address: '/partners',
      has: [page.getByRole('region', { name: en.partnerKit.groups }).getByRole('listitem').last()],
      lacks: [page.getByLabel(en.partnerKit.name)],
    },
    {
      address: '/es/call',
      has: [
        main.getByRole('heading', { name: es.callYourself.summary }),
        main.getByRole('link', { name: es.switchboard }),
        main.getByRole('checkbox', { name: 'end the filibuster;' }),
        ...words(/\b711\b/),
      ],
      lacks: [main.getByText(pendingIn(es)), print],
    },
    {
      address: '/es/call/wv',
      has: [
        main.getByRole('link', { name: /224-3954/ }),
        ...words(
          /^I have a message for Senator Manchin or Capito/i,
          /^Tengo un mensaje para Manchin o Capito/i,
          /^Senator Manchin or Capito: end/i,
        ),
      ],
      lacks: [print],
    },
  ];
}

test('without scripts each page has all but what needs them @engines', async ({ page }) => {
  await page.setViewportSize({ width: 371, height: 740 });
  for (const { address, has, lacks } of pagesIn(page)) {
    await page.goto(address);
    for (const each of has) await expect(each).toBeVisible();
    for (const each of lacks) await expect(each).toBeHidden();
  }
});

test('without scripts the open scoreboard has no search @all', async ({ page }) => {
  await page.goto(`${archivedSite}/scoreboard`);
  await expect(page.locator('main tbody tr:visible')).toHaveCount(100);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('without scripts the language menu opens and leads home @engines', async ({ page }) => {
  await page.goto('/es/toolkit');
  const banner = page.getByRole('banner');
  await banner.locator('summary').click();
  await banner.getByRole('link', { name: /^en\b/i }).click();
  await expect(page).toHaveURL('/');
});

test('without scripts the form posts by itself @engines', async ({ page, phone, allow }) => {
  // browsers request it when they display JSON
  allow(/\/favicon\.ico/);
  const t = stringsOf('en');
  await page.goto('/');
  await page
    .getByRole('region', { name: t.content.letter_title, exact: true })
    .getByRole('link', { name: t.letter.thenCall, exact: true })
    .click();
  await expect(page).toHaveURL('/call');
  const main = page.getByRole('main');
  await pressCall(main, t, { phone });

  // a POST leaves the address clean
  await page.waitForURL(`${hosts}/call/create`);
  const posts = await received('call', { userPhone: phone });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.contentType).toBe('application/x-www-form-urlencoded');
  expect(posts[0]?.fields).toEqual({
    campaignId: t.content.callpower_id,
    userPhone: phone,
    userLocation: '20510',
  });
});
