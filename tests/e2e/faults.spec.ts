import type { Page } from '@playwright/test';
import { EMBED_SILENCE_MS } from '@/lib/embed/embed-step';
import { CALL_TIMEOUT_MS } from '@/lib/services/call';
import { closeModal, openScript, pressCall, readyToCall } from '@/tests/support/e2e-call';
import {
  answers,
  blocks,
  browser,
  clockAt,
  countPosts,
  type Fault,
  fails,
  refusesCors,
  type Struck,
  serves,
} from '@/tests/support/e2e-faults';
import { untilIdle } from '@/tests/support/e2e-network';
import { wordsOf } from '@/tests/support/e2e-words';
import { genericError, openSelfie, testWithCamera, upload } from '@/tests/support/selfie-page';
import { heldCamera } from '@/tests/support/selfie-pictures';
import { expect, visit } from './visitor';

const t = wordsOf('en');
const { causes, error } = t.call;
const test = testWithCamera(false);

type Row = {
  fault: string;
  /** Before the page is opened. */
  before?: Fault;
  /** When all is typed, before the press. */
  during?: Fault;
  /** What the visitor reads after the press. */
  sees: string;
  /** How many POSTs the press sends to its service. */
  requests: number;
};

/** What is pressed, and what the visitor has typed by then and must not lose. */
type Flow = {
  service: string;
  open: (struck: Struck) => Promise<void>;
  press: (struck: Struck) => Promise<void>;
  keeps: (struck: Struck) => Promise<void>;
};

const callForm = (page: Page) => page.getByRole('main');

const call: Flow = {
  service: 'call',
  open: async ({ page, phone }) => void (await readyToCall(page, t, { phone })),
  press: ({ page }) => pressCall(callForm(page), t),
  async keeps({ page, phone }) {
    if (await page.getByRole('dialog').isVisible()) await closeModal(page, t);
    await expect(callForm(page).getByLabel(t.call.phoneLabel)).toHaveValue(phone);
    await expect(callForm(page).getByLabel(t.call.zipLabel)).toHaveValue('20510');
  },
};

const placed = t.script.intro;
const garbage = '{"call":"que';
const page404 = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };

/** A call, then what changes, before the second press. */
const afterACall =
  (change: Fault): Fault =>
  async (struck) => {
    await pressCall(callForm(struck.page), t);
    await openScript(struck.page, t);
    await closeModal(struck.page, t);
    await change(struck);
  };

const calls: Row[] = [
  { fault: 'an empty object', before: answers('call', { body: '{}' }), sees: placed, requests: 1 },
  { fault: 'no body at all', before: answers('call', { status: 204 }), sees: placed, requests: 1 },
  {
    fault: 'an older service: a message, queued',
    before: answers('call', { json: { message: 'queued' } }),
    sees: placed,
    requests: 1,
  },
  {
    fault: 'a call that is not queued',
    before: answers('call', { json: { call: 'failed' } }),
    sees: error,
    requests: 1,
  },
  { fault: 'half of a JSON', before: answers('call', { body: garbage }), sees: error, requests: 1 },
  {
    fault: 'a gateway that is bad',
    before: answers('call', { status: 502, body: '' }),
    sees: t.script.mayRing,
    requests: 1,
  },
  {
    fault: 'a service that is unavailable',
    before: answers('call', { status: 503, body: '' }),
    sees: t.script.mayRing,
    requests: 1,
  },
  {
    fault: 'a redirect to a page',
    before: answers('call', { status: 302, headers: { location: '/elsewhere' } }),
    sees: t.script.mayRing,
    requests: 1,
  },
  {
    fault: 'an answer that CORS hides',
    before: refusesCors('call'),
    sees: causes.unreachable,
    requests: 1,
  },
  {
    fault: 'an extension that blocks the request',
    before: fails('call', 'blockedbyclient'),
    sees: causes.unreachable,
    requests: 1,
  },
  {
    fault: 'a name that does not resolve',
    before: fails('call', 'namenotresolved'),
    sees: causes.unreachable,
    requests: 1,
  },
  {
    fault: 'a connection that goes while the call is on its way',
    before: fails('call', 'internetdisconnected'),
    during: ({ page }) =>
      page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false })),
    sees: causes.offline,
    requests: 1,
  },
  {
    fault: 'storage that throws',
    before: browser(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
    sees: placed,
    requests: 1,
  },
  {
    fault: 'cookies that throw',
    before: browser(() =>
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
        set: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    ),
    sees: placed,
    requests: 1,
  },
  {
    fault: 'history that throws, as Safari’s does after 100 steps',
    before: browser(() => {
      history.pushState = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
    sees: placed,
    requests: 1,
  },
  { fault: 'a clock of 1970', before: clockAt('1970-01-01T00:00:20Z'), sees: placed, requests: 1 },
  { fault: 'a clock of 2099', before: clockAt('2099-12-31T23:59:59Z'), sees: placed, requests: 1 },
  {
    fault: 'a clock that leaps ahead after a call',
    during: afterACall(({ page }) => page.clock.setSystemTime('2099-01-01')),
    sees: t.call.recentlyCalled,
    requests: 1,
  },
  {
    fault: 'a clock that is set back after a call',
    during: afterACall(({ page }) => page.clock.setSystemTime('1999-01-01')),
    sees: t.call.recentlyCalled,
    requests: 1,
  },
  {
    fault: 'a page that comes back from the back/forward cache after a call',
    during: afterACall(({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
    ),
    sees: t.call.recentlyCalled,
    requests: 1,
  },
  {
    fault: 'a second tab, in which somebody calls another number',
    during: async ({ context, phone }) => {
      const tab = await context.newPage();
      const main = await readyToCall(tab, t, { phone: phone.replace(/\d{4}$/, '0000') });
      await pressCall(main, t);
      await openScript(tab, t);
      await tab.close();
    },
    sees: placed,
    requests: 2,
  },
  { fault: 'fonts that do not come', before: blocks('**/*.woff2'), sees: placed, requests: 1 },
  { fault: 'styles that do not come', before: blocks('**/*.css'), sees: placed, requests: 1 },
  { fault: 'a counter that is blocked', before: blocks('**/pings'), sees: placed, requests: 1 },
  {
    fault: 'a counter that throws',
    before: browser(() => {
      navigator.sendBeacon = () => {
        throw new TypeError('No beacons here.');
      };
    }),
    sees: placed,
    requests: 1,
  },
  {
    fault: 'a browser without a voice, and that does not know what is in view',
    before: browser(() => {
      for (const name of ['speechSynthesis', 'IntersectionObserver'])
        Object.defineProperty(window, name, { value: undefined });
    }),
    sees: placed,
    requests: 1,
  },
  {
    fault: 'a new deploy: after the press no script of the old one is there',
    during: serves('**/_next/static/**', page404),
    sees: placed,
    requests: 1,
  },
];

const PICTURE = 'https://photos.example.org/abc.png';
const selfie: Flow = {
  service: 'selfie',
  async open({ page, comment }) {
    const parts = await openSelfie(page);
    await parts.caption.fill(comment);
    await upload(page, await heldCamera(1));
  },
  press: ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: t.selfie.submit }).click(),
  keeps: async ({ page, comment }) =>
    expect(page.getByRole('textbox', { name: t.selfie.captionLabel })).toHaveValue(comment),
};

const selfieAnswers = {
  'an empty object': { json: {} },
  'an address that is none': { json: { photo: 'abc.png' } },
  'an address that runs': { json: { photo: 'javascript:alert(1)//a.png' } },
  'an address of another host, unencrypted': { json: { photo: PICTURE.replace('https', 'http') } },
  'an address with somebody’s name in it': { json: { photo: PICTURE.replace('//', '//a@') } },
  'an address of no picture': { json: { photo: 'https://photos.example.org/abc.html' } },
  'an error with a picture': { status: 500, json: { photo: PICTURE } },
  'too large': { status: 413, body: '' },
  'too many': { status: 429, body: '' },
  'a page of a proxy': { contentType: 'text/html', body: '<h1>Welcome</h1>' },
  'half of a JSON': { body: garbage },
  nothing: { status: 204 },
} satisfies Record<string, Parameters<typeof answers>[1]>;

const selfies: Row[] = [
  ...Object.entries(selfieAnswers).map(([fault, answer]) => ({
    fault,
    before: answers('selfie', answer),
    sees: genericError,
    requests: 1,
  })),
  {
    fault: 'an answer that CORS hides',
    before: refusesCors('selfie'),
    sees: genericError,
    requests: 1,
  },
  {
    fault: 'a connection that is cut',
    before: fails('selfie', 'connectionreset'),
    sees: genericError,
    requests: 1,
  },
  {
    fault: 'an extension that blocks',
    before: fails('selfie', 'blockedbyclient'),
    sees: genericError,
    requests: 1,
  },
];

/** The browser names a camera, and gives it to nobody. */
const noCamera =
  (error: string): Fault =>
  async ({ page }) => {
    await page.addInitScript((error) => {
      const devices = navigator.mediaDevices;
      devices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
      devices.getUserMedia = () => Promise.reject(new DOMException('No camera.', error));
    }, error);
  };
const camera: Flow = {
  ...selfie,
  open: async ({ page, comment }) => (await openSelfie(page)).caption.fill(comment),
  press: ({ page }) => page.getByRole('button', { name: t.selfie.takePhoto, exact: true }).click(),
};
const cameras: Row[] = [
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'OverconstrainedError',
  'AbortError',
  'SecurityError',
].map((error) => ({
  fault: `a camera that answers ${error}`,
  before: noCamera(error),
  sees: t.selfie.cameraConnectionError,
  requests: 0,
}));

const WIDGET = '**/action-network/widgets/**';
const letter: Flow = {
  service: 'action-network',
  open: ({ page }) => visit(page, '/'),
  press: async ({ page }) => {
    await page.getByRole('link', { name: t.content.intro_letter_cta }).click();
    await expect(page.getByText(t.embed.loading).or(page.getByText(t.embed.rescue))).toBeVisible();
    await page.clock.runFor(EMBED_SILENCE_MS + 1_000);
  },
  keeps: ({ page }) =>
    expect(page.getByRole('link', { name: t.embed.onActionNetwork })).toBeVisible(),
};
const letters: Row[] = Object.entries({
  'a script that is gone': page404,
  'a script that throws': { contentType: 'text/javascript', body: 'throw new Error("widget")' },
  'a script that does nothing': { contentType: 'text/javascript', body: '' },
  'a page of a proxy as script': { contentType: 'text/html', body: '<h1>Welcome</h1>' },
}).map(([fault, answer]) => ({
  fault,
  before: serves(WIDGET, answer),
  sees: t.embed.rescue,
  requests: 0,
}));

for (const [flow, rows] of [
  [camera, cameras],
  [letter, letters],
  [call, calls],
  [selfie, selfies],
] as const) {
  for (const { fault, before, during, sees, requests } of rows) {
    test(`${flow.service}: ${fault}`, async ({ page, context, phone, comment, allow }) => {
      allow(
        /status( of)? \d{3}|net::ERR_|CORS|failed:|page error: Uncaught (Error: widget|SyntaxError)|MIME type/,
      );
      const struck = { page, context, phone, comment };
      const posts = countPosts(context, flow.service);
      await before?.(struck);
      await flow.open(struck);
      await during?.(struck);
      await flow.press(struck);
      await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
      await page.clock.runFor(CALL_TIMEOUT_MS + 1_000);
      await untilIdle(page);
      expect(posts()).toBe(requests);
      await flow.keeps(struck);
    });
  }
}
