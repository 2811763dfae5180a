import type { Locator, Page } from '@playwright/test';
import { pausedCamera } from '@/tests/support/selfie-pictures';
import { en, es, selfieForm, test } from './selfie-page';
import { expect, visit } from './visitor';

/** From a screen enlarged to 400 % to a computer's. */
const SCREENS = ['320x256', '320x568', '371x667', '568x320', '1280x800'];

/**
 * What of a form is covered by something else while each control has the focus, and words that are broken
 * inside.
 */
function faultsIn(form: Element): string[] {
  const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const all = (selector: string) =>
    [...form.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => isSeen(each.getBoundingClientRect()) && !each.closest('[aria-hidden], [hidden]'),
    );
  const controls = all('button, input:not(:disabled), textarea, a, summary');
  const parts = [...controls, ...all('label, legend, p, h3')];
  const faults = new Set<string>();
  const nameOf = (part: HTMLElement) => part.innerText || part.ariaLabel || part.id || part.tagName;

  for (const control of controls) {
    control.focus();
    for (const part of parts) {
      const box = [...part.getClientRects()].find(isSeen);
      if (!box) continue;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // out of sight, or behind what it stands in
      if (!top || top.contains(part)) continue;
      if (!part.contains(top) && !part.closest('label')?.contains(top)) {
        faults.add(`${nameOf(control)}: ${top.className} on ${nameOf(part)}`);
      }
    }
  }

  const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.add(`broken: ${word}`);
    }
  }
  return [...faults];
}

async function openIn(place: string, page: Page, t: typeof en): Promise<Locator> {
  if (place === 'modal') {
    const { open, modal } = selfieForm(page, t);
    await open();
    return modal;
  }
  await visit(page, t === es ? '/es/selfie' : '/selfie');
  await page.mouse.wheel(0, 2);
  return page.locator('#selfie');
}

for (const [language, t] of Object.entries({ en, es })) {
  for (const place of ['page', 'modal']) {
    test(`nothing lies on anything: ${place}, ${language}`, async ({ page }) => {
      const form = await openIn(place, page, t);
      const file = form.locator('input[type=file]').first();
      await file.setInputFiles(await pausedCamera(6, 800, 1200));
      await expect(form.getByRole('slider').first()).toBeVisible();
      for (const screen of SCREENS) {
        const [width = 0, height = 0] = screen.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await expect.poll(() => form.evaluate(faultsIn), screen).toEqual([]);
      }
    });
  }
}
