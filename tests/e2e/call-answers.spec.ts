import { callFromPage, closeModal } from '@/tests/support/e2e-call';
import {
  ask,
  type Fault,
  hosts,
  injectFault,
  receivedOnce,
} from '@/tests/support/e2e-mock-services';
import { followRequests } from '@/tests/support/e2e-network';
import { type Strings, stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

async function callBefore(userPhone: string): Promise<void> {
  await ask(`${hosts}/call/create`, {
    method: 'POST',
    body: new URLSearchParams({ campaignId: '1', userPhone, userLocation: '00000' }),
  });
}

const en = stringsOf('en');
const es = stringsOf('es');

type Row = {
  answer: string;
  t: Strings;
  fault?: Fault;
  advice: 'error' | 'sorry';
  cause: keyof Strings['call']['causes'];
  mayRing?: boolean;
};

/** One response of each kind that is not a placed call; lib/call/service.test.ts covers all. */
const rows: Row[] = [
  {
    answer: 'with status 200 that the campaign is archived',
    t: en,
    fault: { status: 200, body: '{"campaign":"archived"}' },
    advice: 'sorry',
    cause: 'archived',
  },
  {
    answer: 'in Spanish that the carrier failed, in the words of a success',
    t: es,
    fault: { status: 500, body: '{"call":"queued","campaign":"live"}' },
    advice: 'error',
    cause: 'unknown',
    mayRing: true,
  },
  {
    answer: 'in Spanish that a number has been called as often as it may',
    t: es,
    advice: 'sorry',
    cause: 'rate-limited',
  },
];

for (const { answer, t, fault, advice, cause, mayRing = false } of rows) {
  test(`says sorry to an answer ${answer}`, async ({ page, phone, allow, elsewhere }) => {
    allow(/status( of)? [45]\d\d\b/);
    if (fault) await injectFault('call', { userPhone: phone }, fault);
    else for (const _ of ['once', 'twice']) await callBefore(phone);
    const allArrived = followRequests(page);
    const { main, script } = await callFromPage(page, t, { phone });
    const said = [t.call[advice], t.call.causes[cause], ...(mayRing ? [t.call.mayRing] : [])];
    const sentence = said.join(' ');
    await expect(script.getByRole('alert')).toHaveText(sentence);
    const switchboard = script.getByRole('link', { name: t.switchboard }).first();
    await expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
    const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(title.locator('s')).toHaveText(t.call.callingYou);
    await expect(title).toContainText(mayRing ? t.call.mayRing : t.call.willNotRing);
    await expect(title).not.toContainText(mayRing ? t.call.willNotRing : t.call.mayRing);

    await closeModal(page, t);
    const aboveForm = main.getByRole('alert');
    await expect(aboveForm).toContainText(sentence);
    if (advice === 'sorry') await expect(aboveForm).not.toContainText(t.call.error);
    const field = await main.getByLabel(t.call.phoneLabel).boundingBox();
    const alert = await aboveForm.boundingBox();
    expect((alert?.y ?? 0) + (alert?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);

    await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
    await allArrived();
    const pings = elsewhere.filter((address) => address.endsWith('/pings'));
    expect(pings, 'the page view is counted, a call is not').toHaveLength(1);
  });
}
