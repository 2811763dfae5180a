import type { Page } from '@playwright/test';
import { CALL_TIMEOUT_MS } from '@/lib/call/service';
import { EMBED_SILENCE_MS } from '@/lib/embed/embed-step';
import {
  callFromPage,
  closeModal,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import {
  answers,
  blocks,
  browser,
  clockAt,
  countPosts,
  type Fault,
  fails,
  refusesCors,
  serves,
  type Visit,
} from '@/tests/support/e2e-faults';
import { untilIdle } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { genericError, openSelfie, testWithCamera, upload } from '@/tests/support/selfie-page';
import { pausedCamera } from '@/tests/support/selfie-pictures';
import { expect, visit } from './visitor';

const t = stringsOf('en');
const { causes, error } = t.call;
const test = testWithCamera(false);

type Row = {
  fault: string;
  /** Strikes before the page is opened. */
  before?: Fault;
  /** Injected when everything is typed, before the press. */
  during?: Fault;
  /** What the visitor reads after the press. */
  sees: string;
  /** The number of POSTs that the press sends to its service; one by default. */
  requests?: number;
};

/** Faults from before the page is opened, all with the same message. */
const early = (sees: string, faults: Record<string, Fault>): Row[] =>
  Object.entries(faults).map(([fault, inject]) => ({ fault, before: inject, sees }));
/** Faults that come when everything is typed. */
const late = (sees: string, faults: Record<string, Fault>): Row[] =>
  Object.entries(faults).map(([fault, inject]) => ({ fault, during: inject, sees }));

/** What is pressed, and what the visitor has typed by then and must not lose. */
type Flow = {
  service: string;
  open: (visit: Visit) => Promise<void>;
  press: (visit: Visit) => Promise<void>;
  keeps: (visit: Visit) => Promise<void>;
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

const placed = t.callScript.intro;
const garbage = '{"call":"que';
const page404 = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };

/** A call, then a change, before the second press. */
const afterACall =
  (change: Fault): Fault =>
  async (visit) => {
    await pressCall(callForm(visit.page), t);
    await openScript(visit.page, t);
    await closeModal(visit.page, t);
    await change(visit);
  };

/** A call that fails with this fault, before the second press. */
const afterAFailure =
  (fault: Fault): Fault =>
  async (visit) => {
    await fault(visit);
    await afterACall(async () => {})(visit);
  };

const calls: Row[] = [
  ...early(placed, {
    'no body at all @all': answers('call', { status: 204 }),
    'storage that throws': browser(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
    'cookies that throw @all': browser(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    }),
    'history that throws, as Safari’s does after 100 steps': browser(() => {
      history.pushState = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
    'a clock of 1970 @all': clockAt('1970-01-01T00:00:20Z'),
    'a clock of 2099 @all': clockAt('2099-12-31T23:59:59Z'),
    'fonts that do not come @all': blocks('**/*.woff2'),
    'styles that do not come @all': blocks('**/*.css'),
    'a counter that is blocked': blocks('**/pings'),
    'a counter that throws @all': browser(() => {
      navigator.sendBeacon = () => {
        throw new TypeError('No beacons here.');
      };
    }),
    'a browser without a voice, and that does not know what is in view @all': browser(() => {
      for (const name of ['speechSynthesis', 'IntersectionObserver'])
        Object.defineProperty(window, name, { value: undefined });
    }),
  }),
  ...early(error, {
    'half of a JSON @all': answers('call', { body: garbage }),
  }),
  ...early(causes.unknown, {
    'a gateway that is bad @all': answers('call', { status: 502, body: '' }),
  }),
  ...early(causes.unreachable, {
    'a redirect to a page': answers('call', { status: 302, headers: { location: '/elsewhere' } }),
    'an answer that CORS hides': refusesCors('call'),
    'an extension that blocks the request @all': fails('call', 'blockedbyclient'),
    'a name that does not resolve @all': fails('call', 'namenotresolved'),
  }),
  ...late(
    t.call.mayStillRing,
    Object.fromEntries([
      ...[408, 499, 500, 502, 503, 599].map((status) => [
        `a second press after status ${status}${status === 502 ? '' : ' @all'}`,
        afterAFailure(answers('call', { status, body: '{"call":"queued"}' })),
      ]),
      [
        'a second press after an error in a success @all',
        afterAFailure(answers('call', { json: { call: 'queued', error: 'Internal error' } })),
      ],
      ['a second press after an answer that CORS hides @all', afterAFailure(refusesCors('call'))],
      [
        'a second press after a connection that is cut @all',
        afterAFailure(fails('call', 'connectionreset')),
      ],
    ]),
  ),
  {
    fault: 'a second press after a number was refused',
    during: afterAFailure(answers('call', { status: 400, json: { status: 400 } })),
    sees: causes.refused,
    requests: 2,
  },
  ...late(t.call.recentlyCalled, {
    'a clock that leaps ahead after a call @all': afterACall(({ page }) =>
      page.clock.setSystemTime('2099-01-01'),
    ),
    'a clock that is set back after a call @all': afterACall(({ page }) =>
      page.clock.setSystemTime('1999-01-01'),
    ),
    'a page that comes back from the back/forward cache after a call': afterACall(({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
    ),
  }),
  {
    fault: 'a second tab, in which somebody calls another number @all',
    during: async ({ context, phone }) => {
      const tab = await context.newPage();
      await callFromPage(tab, t, { phone: phone.replace(/\d{4}$/, '0000') });
      await tab.close();
    },
    sees: placed,
    requests: 2,
  },
  ...late(placed, {
    'a new deploy: after the press no script of the old one is there @all': serves(
      '**/_next/static/**',
      page404,
    ),
  }),
];

const selfie: Flow = {
  service: 'selfie',
  async open({ page, comment }) {
    const parts = await openSelfie(page);
    await parts.caption.fill(comment);
    await upload(page, await pausedCamera(1));
  },
  press: ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: t.selfie.submit }).click(),
  keeps: async ({ page, comment }) =>
    expect(page.getByRole('textbox', { name: t.selfie.captionLabel })).toHaveValue(comment),
};

// lib/selfie/service.test.ts covers all answers
const selfies = early(genericError, {
  'a page of a proxy': answers('selfie', { contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'an answer that CORS hides @all': refusesCors('selfie'),
});

/** The browser lists a camera but refuses access to it. */
const noCamera = browser(() => {
  const devices = navigator.mediaDevices;
  devices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
  devices.getUserMedia = () => Promise.reject(new DOMException('No camera.', 'NotAllowedError'));
});
const camera: Flow = {
  ...selfie,
  open: async ({ page, comment }) => (await openSelfie(page)).caption.fill(comment),
  press: ({ page }) => page.getByRole('button', { name: t.selfie.takePhoto, exact: true }).click(),
};
const cameras: Row[] = [
  {
    fault: 'a camera that is not allowed',
    before: noCamera,
    sees: t.selfie.cameraConnectionError,
    requests: 0,
  },
];

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
  'a script that is gone @all': page404,
  'a script that throws': { contentType: 'text/javascript', body: 'throw new Error("widget")' },
  'a script that does nothing @all': { contentType: 'text/javascript', body: '' },
  'a page of a proxy as script @all': { contentType: 'text/html', body: '<h1>Welcome</h1>' },
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
  for (const { fault, before, during, sees, requests = 1 } of rows) {
    test(`${flow.service}: ${fault}`, async ({ page, context, phone, comment, allow }) => {
      allow(
        /status( of)? \d{3}|net::ERR_|CORS|failed:|page error: Uncaught (Error: widget|SyntaxError)|MIME type/,
      );
      const visit = { page, context, phone, comment };
      const posts = countPosts(context, flow.service);
      await before?.(visit);
      await flow.open(visit);
      await during?.(visit);
      await flow.press(visit);
      await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
      await page.clock.runFor(CALL_TIMEOUT_MS + 1_000);
      await untilIdle(page);
      await expect.poll(posts).toBe(requests);
      await flow.keeps(visit);
    });
  }
}
