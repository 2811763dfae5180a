import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { OUT } from '@/scripts/paths';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { callFromPage, closeModal } from '@/tests/support/e2e-call';
import {
  brokenWords,
  layoutShiftOf,
  setTextSize,
  watchLayoutShifts,
} from '@/tests/support/e2e-layout';
import { openModal } from '@/tests/support/e2e-modals';
import { startHost } from '@/tests/support/e2e-offline';
import { pngSize } from '@/tests/support/e2e-pages';
import { type Strings, stringsOf } from '@/tests/support/e2e-strings';
import { expect, savedBy, test, visit } from './visitor';

const en = stringsOf('en');

const WORD = /[^\s/–-]+/g;

const PIECE = { bytes: 1700, ms: 20 };

const hero = (page: Page, { content }: Strings) =>
  page.getByRole('region', { name: content.intro_title, exact: true });

const actions = ({ content, letter, video }: Strings) => [
  content.intro_letter_cta,
  letter.thenCall,
  content.intro_moral_monday_cta,
  content.intro_calendar_cta,
  content.intro_selfie_cta,
  content.intro_toolkit_cta,
  video.trailer,
];

test('the first screen shows what there is to do, in each language', async ({ page }) => {
  for (const locale of locales) {
    const t = stringsOf(locale);
    await page.goto(localePath(locale, '/'));
    for (const { width, height, names } of [
      { width: 371, height: 740, names: actions(t) },
      { width: 740, height: 360, names: actions(t).slice(0, 2) },
      { width: 1280, height: 860, names: actions(t) },
    ]) {
      await test.step(`${locale} at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const name of names) {
          const link = hero(page, t).getByRole('link', { name: new RegExp(`^${name}`) });
          await expect(link).toBeInViewport({ ratio: 0.95 });
        }
      });
    }
  }
});

test('the first screen keeps every word whole, in each language', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, '/'));
    for (const { width, text } of [
      { width: 320, text: 100 },
      { width: 371, text: 200 },
      { width: 1280, text: 200 },
    ]) {
      await test.step(`${locale} at ${width} px and ${text} % text`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await setTextSize(page, `${text}%`);
        const broken = await brokenWords(page, '[aria-labelledby="intro-title"]', WORD, width);
        expect(broken).toEqual([]);
      });
    }
  }
});

test('a caller crosses the line in one tab, keeps a picture', async ({ page, context, phone }) => {
  const written = 'I want my daughter to vote';
  await callFromPage(page, en, { phone });
  await closeModal(page, en);
  await visit(page, '/');
  const intro = hero(page, en);
  await expect(intro.getByText(en.placard.called)).toBeVisible();
  await expect(intro).toHaveAttribute('data-answered');
  await page.clock.runFor(2_000);

  const save = intro.getByRole('button', { name: en.placard.save });
  await save.click();
  let dialog = await openModal(page, en.placard.title, en);
  await dialog.getByLabel(en.placard.words).fill(written);
  await dialog.getByLabel(en.placard.chair).check();
  await expect(dialog.getByRole('img', { name: written })).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);

  const download = dialog.getByRole('button', { name: en.selfie.download });
  const { name, bytes } = await savedBy(page, () => download.click());
  expect(name).toMatch(/\.png$/);
  expect(pngSize(bytes)).toEqual({ width: 1080, height: 1080 });

  await dialog.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeFocused();
  await save.click();
  dialog = await openModal(page, en.placard.title, en);
  await expect(dialog.getByLabel(en.placard.words)).toHaveValue(written);

  const other = await context.newPage();
  await visit(other, '/');
  await expect(other.getByText(/^The season is over/)).toBeVisible();
  await expect(hero(other, en)).not.toHaveAttribute('data-answered');
});

test('nothing moves as a page arrives, in pieces', async ({ page, allow }) => {
  const host = await startHost();
  allow(new RegExp(`request: ${host.origin}/`));
  host.fail(/^\/((es\/)?call(\/wv)?)?$/, async ({ url = '' }, response) => {
    const html = readFileSync(join(OUT, `${url === '/' ? 'index' : url}.html`));
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    for (let start = 0; start < html.length; start += PIECE.bytes) {
      response.write(html.subarray(start, start + PIECE.bytes));
      await new Promise((resolve) => setTimeout(resolve, PIECE.ms));
    }
    response.end();
  });
  await watchLayoutShifts(page);
  for (const width of [371, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/', '/call', '/es/call/wv']) {
      await visit(page, host.origin + path);
      expect(await layoutShiftOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.01);
    }
  }
  await host.close();
});
