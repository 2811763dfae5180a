import { type Locale, localePath } from '@/lib/i18n/locales';
import { closeModal, fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { followRequests } from '@/tests/support/e2e-network';
import { callBefore, type Fault, injectFault, receivedOnce } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

type Cause = keyof ReturnType<typeof wordsOf>['call']['causes'];
type Row = {
  answer: string;
  fault: Fault;
  cause?: Cause;
  /** Nobody knows whether the service has dialled. */
  isUnknown?: boolean;
  /** The status of an answer that the browser writes on its console. */
  status?: number;
};

const json = (body: object, status = 200): Fault => ({ status, body: JSON.stringify(body) });

/** Every answer of contracts.md that is no placed call. */
const rows: Row[] = [
  {
    answer: 'the campaign is archived',
    fault: json({ campaign: 'archived' }),
    cause: 'archived',
  },
  { answer: 'the campaign is paused', fault: json({ campaign: 'paused' }), cause: 'paused' },
  {
    answer: 'the number is refused',
    fault: json({ description: 'userPhone refused', error: 'Bad Request', status: 400 }, 400),
    status: 400,
  },
  {
    answer: 'the campaign is unknown',
    fault: json({ description: 'campaignId unknown', error: 'Bad Request', status: 400 }, 400),
    status: 400,
  },
  {
    answer: 'the number is blocklisted',
    fault: json({ description: { blocklist: ['+12025550142'] }, status: 429 }, 429),
    status: 429,
    cause: 'rate-limited',
  },
  {
    answer: 'the carrier failed, in the words of a success',
    fault: json({ call: 'queued', campaign: 'live' }, 500),
    status: 500,
  },
  { answer: 'the carrier refused, with status 200', fault: json({ message: 'invalid number' }) },
  {
    answer: 'the method is wrong, in HTML',
    fault: { status: 405, body: '<h1>Method Not Allowed</h1>', contentType: 'text/html' },
    status: 405,
  },
  {
    answer: 'a proxy says 200 with a page of its own',
    fault: { status: 200, body: '<h1>Welcome to this network</h1>', contentType: 'text/html' },
    isUnknown: true,
  },
  {
    answer: 'a gateway gave up on the service',
    fault: { status: 504, body: '<h1>Gateway Timeout</h1>', contentType: 'text/html' },
    status: 504,
    isUnknown: true,
  },
];

type Case = { locale: Locale; phone: string; cause?: Cause | undefined; isUnknown?: boolean };

/** Presses Call on /call and looks at what is said where no call was placed. */
async function expectSorry(
  { page, elsewhere }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'elsewhere'>,
  { locale, phone, cause, isUnknown = false }: Case,
) {
  const t = wordsOf(locale);
  const allArrived = followRequests(page);
  await visit(page, localePath(locale, '/call'));
  const main = page.getByRole('main');
  await fillCallForm(main, t, { phone });
  await pressCall(main, t);

  const script = await openScript(page, t);
  const inModal = script.getByRole('alert');
  // what was typed is at fault only where no other cause is known
  const sentence = cause ? t.call.causes[cause] : t.call.error;
  await expect(inModal).toHaveText(sentence);
  const switchboard = script.getByRole('link', { name: t.switchboard }).first();
  await expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title.locator('s')).toHaveText(t.script.title);
  await expect(title).toContainText(isUnknown ? t.script.mayRing : t.script.refused);
  await expect(title).not.toContainText(isUnknown ? t.script.refused : t.script.mayRing);

  await closeModal(page, t);
  const aboveForm = main.getByRole('alert');
  await expect(aboveForm).toContainText(sentence);
  if (cause) await expect(aboveForm).not.toContainText(t.call.error);
  const field = await main.getByLabel(t.call.phoneLabel).boundingBox();
  const alert = await aboveForm.boundingBox();
  expect((alert?.y ?? 0) + (alert?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);

  await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
  await allArrived();
  const pings = elsewhere.filter((address) => address.endsWith('/pings'));
  expect(pings, 'the page view is counted, a call is not').toHaveLength(1);
}

for (const { answer, fault, cause, status, isUnknown = false } of rows) {
  test(`says sorry, and why where it knows, when ${answer}`, async ({
    page,
    phone,
    allow,
    elsewhere,
  }) => {
    await injectFault('call', { userPhone: phone }, fault);
    if (status) allow(new RegExp(`status( of)? ${status}\\b`));
    await expectSorry({ page, elsewhere }, { locale: 'en', phone, cause, isUnknown });
  });
}

test('says, in Spanish, that a number has been called as often as it may', async ({
  page,
  phone,
  allow,
  elsewhere,
}) => {
  allow(/status( of)? 429/);
  await callBefore(phone);
  await callBefore(phone);
  await expectSorry({ page, elsewhere }, { locale: 'es', phone, cause: 'rate-limited' });
});
