import { randomInt } from 'node:crypto';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { EMBED_SILENCE_MS } from '@/lib/embed/embed-step';
import { locales } from '@/lib/i18n/locales';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { fillIn, READABLE, sign, signedOn, startButton, WIDGETS } from '@/tests/support/e2e-embed';
import { ask, hosts, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { followRequests, hold, runUntil } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, openedBy, test, visit } from './visitor';

const t = stringsOf('en');
const letter = t.content.intro_letter_action_network_id;

/** The console error where the service's response is not readable without an origin. */
const UNREADABLE = /blocked by CORS policy|ERR_FAILED/;

/** The console error for the service's own page in a frame. */
const UNFRAMED = /X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/;

/** An email address for which it may not, unique so that the test's posts can be found. */
const newVisitor = () => `visitor-${randomInt(2 ** 40)}@example.org`;

async function nativePosts(email: string) {
  const posts = await received('action-network', { email });
  return posts.filter(({ fields }) => !('format' in fields));
}

async function serveInstead(page: Page, form: string) {
  const answer = await ask(`${hosts}/action-network/widgets/v4/${form}`);
  const script = await answer.text();
  await page.route(WIDGETS, (route) => {
    const [, slug] = /(?:letter|event)\/([\w-]+)/.exec(route.request().url()) ?? [];
    const body = script.replace(/"slug":"[\w-]+"/, `"slug":"${slug}"`);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

function eventForm(page: Page) {
  const modal = page.getByRole('dialog', { name: t.content.intro_moral_monday_cta });
  return { modal, form: modal.locator('iframe').contentFrame() };
}

async function openLetter(page: Page, address = '/') {
  await visit(page, address);
  return pressLetter(page);
}

async function pressLetter(page: Page, { content } = t) {
  await page.getByRole('link', { name: content.intro_letter_cta }).click();
  const modal = page.getByRole('dialog', { name: content.letter_title });
  await expect(modal).toBeVisible();
  return { modal, form: modal.locator('iframe').contentFrame() };
}

const reopen = (page: Page) => page.getByRole('link', { name: t.content.intro_letter_cta }).click();

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/embed/'));
  if (!frame) throw new Error('There is no frame for a form.');
  return frame;
}

const refuseTabs = (page: Page) => frameOf(page).evaluate(() => (window.open = () => null));

test('a signed letter counts once and asks for a call @engines', async ({ page, ownSite }) => {
  const t = stringsOf('es');
  await visit(page, `${ownSite.address}/es`);
  const { modal, form } = await pressLetter(page, t);
  await expect(form.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(modal.getByText(t.signing.inEnglish)).toHaveCount(1);
  await sign(form);

  await expect(page.getByRole('dialog', { name: t.callFormTitle })).toBeVisible();
  await receivedOnce(page, 'analytics', signedOn(ownSite.website));
});

test('the next event takes an RSVP @engines', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: t.content.intro_moral_monday_cta }).click();
  const { form } = eventForm(page);
  await fillIn(form);
  await form.getByRole('button', { name: 'RSVP' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('a form that wants to lead away after signing does not', async ({ page }) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/elsewhere')) left.push(request.url());
  });
  await serveInstead(page, 'letter/redirecting');
  const allArrived = followRequests(page);
  const { form } = await openLetter(page);
  await sign(form);
  await expect(page.getByRole('dialog', { name: t.callFormTitle })).toBeVisible();
  await allArrived();
  expect(left).toEqual([]);
});

test('a hidden answer goes on in a tab, posted once, and anew if asked @engines', async ({
  page,
  context,
  allow,
}) => {
  allow(UNREADABLE);
  const email = newVisitor();
  const { modal, form } = await openLetter(page);
  await expect(modal.getByText(t.signing.inEnglish)).toHaveCount(0);
  await fillIn(form, email);
  const tab = await openedBy(page, () => startButton(form).dblclick());
  await expect(tab.getByLabel('Your letter')).toBeVisible();
  const goesOn = modal.getByRole('status');
  await expect(goesOn).toHaveText(t.embed.continuedLetter);
  await expect(modal.getByRole('link', { name: t.embed.onActionNetwork })).toBeVisible();

  await modal.getByRole('button', { name: t.modal.close }).click();
  await expect(modal).toHaveCount(0);
  await reopen(page);
  await expect(goesOn).toHaveText(t.embed.continuedLetter);
  expect(await nativePosts(email)).toHaveLength(1);
  expect(context.pages()).toHaveLength(2);

  await modal.getByRole('button', { name: t.signing.frame.resume }).click();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  const another = await openedBy(page, () => startButton(form).click());
  await expect(another.getByLabel('Your letter')).toBeVisible();
  expect(await nativePosts(email)).toHaveLength(2);

  await modal.getByRole('button', { name: t.letter.thenCall }).click();
  await expect(page.getByRole('dialog', { name: t.callFormTitle })).toBeVisible();
});

test('where no tab opens, a letter posts once, in its frame @engines', async ({ page, allow }) => {
  allow(UNFRAMED);
  allow(UNREADABLE);
  const email = newVisitor();
  const { modal, form } = await openLetter(page);
  await fillIn(form, email);
  await refuseTabs(page);
  await startButton(form).click();
  await expect(modal.getByRole('status')).toHaveText(t.signing.frame.rescue);
  expect(await nativePosts(email)).toHaveLength(1);
  await modal.getByRole('button', { name: t.modal.close }).click();
  await reopen(page);
  await expect(form.getByLabel('Email')).toHaveValue('');
});

test('an RSVP that the browser posts by itself goes on in a tab', async ({ page }) => {
  await visit(page, '/#moral-monday');
  const { modal, form } = eventForm(page);
  const email = newVisitor();
  // a clone lacks the widget's listeners
  await form.locator('form').evaluate((it) => it.replaceWith(it.cloneNode(true)));
  await fillIn(form, email);
  const tab = await openedBy(page, () => form.getByRole('button', { name: 'RSVP' }).click());
  await expect(tab.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(modal.getByRole('status')).toHaveText(t.signing.frame.continuedEvent);
  expect(await nativePosts(email)).toHaveLength(1);
});

test('an RSVP that would redirect says that it was sent', async ({ page }) => {
  await serveInstead(page, 'event/redirecting');
  await visit(page, '/#moral-monday');
  const { modal, form } = eventForm(page);
  await fillIn(form);
  await form.getByRole('button', { name: 'RSVP' }).click();
  await expect(modal.getByText(t.signing.frame.submitted)).toBeVisible();
  await expect(form.getByLabel('Email')).toBeHidden();
});

type Leave = (page: Page, form: FrameLocator) => Promise<unknown>;
const ways: [way: string, leave: Leave, comeBack: (page: Page) => Promise<unknown>][] = [
  ['Escape in the form', (_, form) => form.getByLabel('Your letter').press('Escape'), reopen],
  ['Back', (page) => page.goBack(), (page) => page.goForward()],
  [
    'a look at the call',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: t.letter.thenCall }).click();
      await page.getByRole('button', { name: t.modal.close }).click();
    },
    reopen,
  ],
];
test('a half-written letter outlives the ways to leave it @engines', async ({ page }) => {
  const { modal, form } = await openLetter(page);
  await fillIn(form);
  await startButton(form).click();
  const text = form.getByLabel('Your letter');
  await text.fill('Which side are you on?');
  for (const [way, leave, comeBack] of ways) {
    await test.step(way, async () => {
      await leave(page, form);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await comeBack(page);
      await expect(modal).toBeVisible();
      await expect(text).toBeVisible();
      await expect(text).toHaveValue('Which side are you on?');
    });
  }
});

test('a letter closed while it is on its way arrives, and counts', async ({ page, ownSite }) => {
  const { modal, form } = await openLetter(page, ownSite.address);
  await fillIn(form);
  await startButton(form).click();
  const { letGo: answer, isAskedFor } = await hold(page, '**/action-network/actions/**');
  await form.getByRole('button', { name: 'Send letter' }).click();
  await expect.poll(isAskedFor).toBe(true);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  answer();
  await receivedOnce(page, 'analytics', signedOn(ownSite.website));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reopen(page);
  await expect(modal.getByText(t.signing.frame.submitted)).toBeVisible();
});

test('Escape within the form closes the modal, unless the form used it', async ({ page }) => {
  const { modal, form } = await openLetter(page);
  const email = form.getByLabel('Email');
  await email.evaluate((field) =>
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true }),
  );
  await email.press('Escape');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(modal).toBeVisible();
  // the form's frame goes with the modal, and then nothing may answer for the press
  await Promise.race([page.keyboard.press('Escape'), expect(modal).toHaveCount(0)]);
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('link', { name: t.content.intro_letter_cta })).toBeFocused();
});

// at 50 history entries the browser drops one for each new one
for (const [what, steps] of [
  ['a fresh history', 0],
  ['a full history, @all', 60],
] as const) {
  test(`a failing form’s step is not the modal’s, in ${what}`, async ({ page, allow }) => {
    allow(/status( of)? 500/);
    allow(UNFRAMED);
    await serveInstead(page, 'letter/failing');
    await visit(page, '/');
    await page.evaluate((steps) => {
      for (let step = 0; step < steps; step += 1) history.pushState(null, '', '/');
    }, steps);
    const { modal, form } = await pressLetter(page);
    await expect(modal.getByRole('status')).toHaveText(t.signing.frame.shown);
    await refuseTabs(page);
    await fillIn(form);
    await startButton(form).click();
    await expect(modal.getByRole('status')).toHaveText(t.signing.frame.rescue);
    await expect(modal.getByRole('link', { name: t.embed.onActionNetwork })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: t.content.intro_moral_monday_cta }).click();
    await expect(page).toHaveURL('/#moral-monday');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
}

test('offline it says so; words stay, and go out when asked', async ({ page, context, allow }) => {
  // the form's script, and the browser's own requests: the icon, the next page
  allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await visit(page, '/');
  await context.setOffline(true);
  const { modal, form } = await pressLetter(page);
  const says = modal.getByRole('status');
  await expect(says).toHaveText(t.embed.offline);
  await expect(modal.getByRole('link', { name: t.embed.onActionNetwork })).toBeVisible();
  await expect(modal.locator('iframe')).toHaveCount(0);
  await context.setOffline(false);
  await expect(says).toHaveText(t.signing.frame.shown);

  await fillIn(form);
  await context.setOffline(true);
  await startButton(form).click();
  await expect(says).toHaveText(t.signing.frame.unsent);
  await context.setOffline(false);
  await expect(says).toHaveText(t.signing.frame.shown);
  await expect(form.getByLabel('Email')).toHaveValue(READABLE);
  expect(context.pages()).toHaveLength(1);
  await sign(form);
  await expect(page.getByRole('dialog', { name: t.callFormTitle })).toBeVisible();
});

test('the frame is as tall as its form at each step, which begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 371, height: 300 });
  const { modal, form } = await openLetter(page);
  const button = form.getByRole('button');
  const frame = modal.locator('iframe');
  const fits = async () => {
    const [outer, inner] = [await frame.boundingBox(), await button.boundingBox()];
    return outer && inner ? inner.y + inner.height <= outer.y + outer.height : false;
  };
  await expect.poll(fits).toBe(true);
  await fillIn(form);
  await button.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeLessThan(0);
  await button.click();
  await expect(form.getByLabel('Your letter')).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect.poll(fits).toBe(true);
});

test('a silent form gives way after 8 s, and is taken back when late', async ({ page }) => {
  const { letGo: speak, isAskedFor } = await hold(page, WIDGETS);
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const { modal, form } = await pressLetter(page);
  await runUntil(page, isAskedFor);
  await page.clock.runFor(EMBED_SILENCE_MS / 2);
  await expect(modal.getByRole('status')).toHaveText(t.signing.frame.loading);
  await page.clock.runFor(EMBED_SILENCE_MS / 2);
  await expect(modal.getByRole('status')).toHaveText(t.signing.frame.rescue);

  await page.clock.resume();
  speak();
  await expect(form.getByLabel('Email')).toBeVisible();
  await expect(modal.getByRole('status')).toHaveText(t.signing.frame.shown);
});

test('only the frame is heard, and it reaches its host alone', async ({ page, ownSite, allow }) => {
  allow(/Unsafe attempt to initiate navigation|Content Security Policy|cdn\.example/);
  const { modal } = await openLetter(page, ownSite.address);
  await expect(modal.getByRole('status')).toHaveText(t.signing.frame.shown);
  const frame = frameOf(page);
  const reached = await frame.evaluate(() => {
    const attempts = {
      page: () => parent.document.title,
      address: () => {
        if (top) top.location.href = '/elsewhere';
      },
    };
    return Object.entries(attempts).flatMap(([what, reach]) => {
      try {
        reach();
        return [what];
      } catch {
        return [];
      }
    });
  });
  expect(reached).toEqual([]);
  expect(await frame.evaluate(() => origin)).toBe('null');
  // the form's cookies and storage exist only in the frame's memory
  const kept = () => [document.cookie, localStorage.getItem('can_widget')];
  expect(await frame.evaluate(kept)).toEqual(['can_widget=1', 'can_widget=1']);
  expect(await page.evaluate(kept)).toEqual([expect.not.stringContaining('can_widget'), null]);

  const blocked = frame.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
        const script = document.createElement('script');
        script.src = 'https://cdn.example/any.js';
        document.head.append(script);
      }),
  );
  expect(await blocked).toBe('https://cdn.example/any.js');

  await page.evaluate(() => postMessage({ from: 'embed', type: 'submitted' }, '*'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(modal).toBeVisible();
  expect(await received('analytics', signedOn(ownSite.website))).toEqual([]);
});

test('no address shows a form of others, nor ours by itself', async ({ context, elsewhere }) => {
  for (const hash of ['#letter/somebody-elses/en-US', `#letter/${letter}/en-US`, '']) {
    const page = await context.newPage();
    await page.goto(`/embed/widget.html${hash}`);
    for (const locale of locales) {
      const { actionPage, errors } = stringsOf(locale);
      await expect(page.getByText(actionPage.unknownForm)).toBeVisible();
      const link = page.getByRole('link', { name: errors.home });
      await expect(link).toHaveAttribute('href', localePath(locale, '/'));
    }
  }
  expect(elsewhere).toEqual([]);
});
