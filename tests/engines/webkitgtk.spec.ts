import { writeFileSync } from 'node:fs';
import { CARD_HEIGHT_PX as HEIGHT } from '@/lib/addresses/paths';
import { extensions } from '@/tests/support/browser-extensions';
import { ask, hosts, received, site } from '@/tests/support/e2e-mock-services';
import { startHost } from '@/tests/support/e2e-offline';
import { otherSite } from '@/tests/support/e2e-other-site';
import { stringsOf } from '@/tests/support/e2e-strings';
import { colourAt, isNear, pausedCamera } from '@/tests/support/selfie-pictures';
import { expect, test, type Visitor } from './visitor';

const t = stringsOf('en');
const ZIP = '20510';

async function typeNumber(visitor: Visitor, phone: string) {
  await visitor.fill(t.call.phoneLabel, phone);
  await visitor.fill(t.call.zipLabel, ZIP);
}

test('a double tap is one call; the next asks about what is typed', async ({ visitor, phone }) => {
  await visitor.open('/call');
  await typeNumber(visitor, phone);
  await visitor.doublePress(t.call.call);
  await visitor.sees(t.callScript.intro);
  await visitor.press(t.modal.close);
  await visitor.doublePress(t.call.call);
  await visitor.sees(t.call.recentlyCalled);
  expect(await received('call', { userPhone: phone, userLocation: ZIP })).toHaveLength(1);
});

test('a press while React draws a changed page anew is one call', async ({ visitor, phone }) => {
  await visitor.open('/call');
  const filled = { userPhone: phone, userLocation: ZIP };
  for (const [name, value] of Object.entries(filled)) {
    await visitor.finds(`document.querySelector('main [name="${name}"]').value = '${value}'`);
  }
  await visitor.finds(`(${extensions['a password manager']})()`);
  await visitor.pressWhile(t.call.call, () =>
    expect
      .poll(() => visitor.finds<boolean>(`'hydrated' in document.documentElement.dataset`))
      .toBe(true),
  );
  await expect.poll(() => received('call', filled)).not.toHaveLength(0);
  await visitor.sees(t.callScript.intro);
  expect(await received('call', filled)).toHaveLength(1);
});

test('one scroll brings the form of a page', async ({ visitor }) => {
  await visitor.open('/rsvp');
  await visitor.sees(t.actionPage.placeholder['moral-monday']);
  await visitor.finds('scrollBy(0, 40)');
  await visitor.inFrame(() => visitor.sees('Email'), 'main iframe');
});

test('a code goes from page to page, and to the call service', async ({ visitor, phone }) => {
  await visitor.open('/?source=kairos-center');
  await visitor.press(t.content.intro_toolkit_cta);
  await visitor.isAt('/toolkit?source=kairos-center');
  await visitor.goBack();
  await visitor.isAt('/?source=kairos-center');
  await visitor.press(t.letter.thenCall);
  await typeNumber(visitor, phone);
  await visitor.press(t.call.call);
  await visitor.sees(t.callScript.intro);
  const [call] = await received('call', { userPhone: phone });
  expect(call?.fields.ref).toBe('kairos-center');
});

test('Back to a page left after a call brings no other', async ({ visitor, phone }) => {
  await visitor.open('/call');
  await typeNumber(visitor, phone);
  await visitor.press(t.call.call);
  await visitor.sees(t.callScript.intro);
  await visitor.pressToClose(t.modal.close);
  await visitor.open('/toolkit');
  await visitor.press(t.callCard.backToScript);
  await visitor.sees(t.callScript.intro);
  await visitor.pressToClose(t.modal.close);
  await visitor.goBack();
  await visitor.isAt('/call');
  await typeNumber(visitor, phone);
  await visitor.press(t.call.call);
  await visitor.sees(t.call.callAgain);
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

test('a typed number follows into the other language, unstored', async ({ visitor, phone }) => {
  const es = stringsOf('es');
  await visitor.open('/call');
  await typeNumber(visitor, phone);
  await visitor.press(es.shell.thisPage);
  await visitor.isAt('/es/call');
  const field = (name: string) => `document.querySelector('main [name=${name}]').value`;
  await expect.poll(() => visitor.finds(field('userPhone'))).toBe(phone);
  expect(await visitor.finds(field('userLocation'))).toBe(ZIP);
  expect(await visitor.finds('JSON.stringify(sessionStorage)')).not.toContain(phone);
});

test('a draft letter outlives Close; signed once, it asks to call', async ({ visitor, email }) => {
  const fields = { Email: email, ZIP };
  await visitor.open('/');
  await visitor.press(t.content.intro_letter_cta);
  await visitor.inFrame(async () => {
    for (const [label, text] of Object.entries(fields)) await visitor.fill(label, text);
  });
  await visitor.press(t.modal.close);
  await visitor.isAt('/');
  await visitor.press(t.content.intro_letter_cta);
  await visitor.inFrame(async () => {
    await visitor.press('Start writing');
    await visitor.press('Send letter');
  });
  await visitor.sees(t.callFormTitle);
  expect(await received('action-network', { email, letter: 'Vote.' })).toHaveLength(1);
});

test('a file is sent once, and becomes a poster', async ({ visitor, email: comment }, testInfo) => {
  const file = testInfo.outputPath('photo.jpg');
  writeFileSync(file, (await pausedCamera(6)).buffer);
  await visitor.open('/#selfie');
  await visitor.fill(t.selfie.captionLabel, comment);
  await visitor.attach(file);
  await visitor.press(t.selfie.submit);
  await visitor.sees(t.selfie.ready);
  expect(await received('selfie', { comment })).toHaveLength(1);
  const poster = `document.querySelector('dialog[open] a[href*="/selfie/photos/"]').href`;
  const picture = await (await ask(await visitor.finds(poster))).arrayBuffer();
  const topLeft = await colourAt(Buffer.from(picture), 0.3, 0.3);
  expect(isNear(topLeft, [254, 0, 0]), `${topLeft} of the photo’s red`).toBe(true);
});

test('other sites show the card whole at 320 px; its links have the code', async ({ visitor }) => {
  const thirdParty = await otherSite();
  const card = `${site}/partners/card?source=codepink`;
  await visitor.open(thirdParty.showing(`<iframe src="${card}" width="320" height="${HEIGHT}">`));
  await visitor.inFrame(async () => {
    await visitor.sees(t.content.intro_title);
    const size = '[innerWidth, document.documentElement.scrollHeight - innerHeight].join()';
    expect(await visitor.finds(size)).toBe('320,0');
    await visitor.press(t.titles.call);
  }, 'iframe');
  await visitor.inNewTab(async () => {
    await visitor.isAt('/call');
    expect(await visitor.finds('document.referrer')).toBe(card);
  });
  await thirdParty.close();
});

test('another site cannot show any other page', async ({ visitor }) => {
  const thirdParty = await otherSite();
  for (const address of ['/', '/partners', '/partners/cards', '/nowhere']) {
    await visitor.open(thirdParty.showing(`<iframe src="${site}${address}" width="320">`));
    await visitor.inFrame(async () => {
      expect(await visitor.finds('document.body.innerText'), address).toBe('');
    }, 'iframe');
  }
  await thirdParty.close();
});

test.describe('without scripts', () => {
  test.use({ hasScripts: false });

  test('the form posts by itself, once', async ({ visitor, phone }) => {
    await visitor.open('/call');
    await typeNumber(visitor, phone);
    await visitor.press(t.call.call);
    await visitor.isAt(`${hosts}/call/create`);
    expect(await received('call', { userPhone: phone })).toHaveLength(1);
  });
});

test('what is kept for the rally opens with the host gone', async ({ visitor }) => {
  const host = await startHost();
  await visitor.open(`${host.origin}/call/wv`);
  await visitor.fill(t.call.zipLabel, ZIP);
  await visitor.finds(
    `[...document.querySelectorAll('summary')].find((each) => each.textContent === '${t.calendar.keep}').click()`,
  );
  await visitor.press(t.offline.keep);
  await visitor.sees(t.offline.done);
  await host.stop();
  await visitor.open(`${host.origin}/call`);
  await visitor.sees(t.content.call_page_title);
  await visitor.open(`${host.origin}/toolkit`);
  await visitor.sees(t.offline.noConnection.text);
  await host.close();
});
