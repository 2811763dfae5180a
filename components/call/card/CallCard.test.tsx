import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ContentProvider } from '@/components/providers/ContentProvider';
import { statePath } from '@/lib/addresses/paths';
import { downloadFile } from '@/lib/browser/download';
import { storeForVisit } from '@/lib/browser/storage';
import { useAttempts } from '@/lib/call/attempts';
import { noCall, useCall } from '@/lib/call/card-state';
import type { CallFailure } from '@/lib/call/failures';
import { stateName } from '@/lib/call/state-names';
import { savedFields, saveFields } from '@/lib/call/visitor';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { loadClientContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { useModal } from '@/lib/modals/state';
import { countCallResult } from '@/lib/tracking/counting.browser';
import { visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { stubSpeech } from '@/tests/support/speech';
import CallCard from './SenatorsCallCard';

vi.mock('@/lib/tracking/counting.browser', { spy: true });
vi.mock('@/lib/browser/download');

/** The card of a visitor with this ZIP. */
function show(zip = '', locale: Locale = 'en') {
  saveFields({ userLocation: zip });
  return renderIn(locale, <CallCard />);
}

const greeting = () => screen.getByText(/^Hello, my name is/).closest('p');
const fail = (cause: CallFailure) =>
  useAttempts.setState({ attempt: { phase: 'failed', at: 0, cause } });
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const numbers = () =>
  within(screen.getByRole('region', { name: 'How did it go?' }))
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ protocol }) => protocol === 'tel:')
    .map(({ textContent }) => textContent);

const OFFICE_HOURS = new Date('2021-08-02T16:00:00Z');
const AFTER_HOURS = new Date('2021-08-02T23:00:00Z');

beforeEach(() => {
  newVisit();
  vi.useFakeTimers({ now: OFFICE_HOURS, toFake: ['Date'] });
});

describe('the call script', () => {
  test.each([
    ['the letter', '2021-07-01', [], 'Sign the letter'],
    ['the date, until its day ends', '2099-07-20T23:59:59-04:00', ['signed'], /Moral Monday/],
    ['the share buttons, once nothing is to come', '2099-07-21T00:00-04:00', ['signed'], null],
  ] as const)('asks for one thing first: %s', (_, day, actions, first) => {
    vi.setSystemTime(new Date(day));
    storeForVisit('placard', JSON.stringify({ actions }));
    show();
    const asked = screen.queryAllByRole('button', { name: /letter|selfie|Moral/ });
    const [next, ...others] = asked.filter((each) => !each.closest('details'));
    expect(others).toEqual([]);
    const done = 'Done calling? Do these things, too!';
    expect(screen.getByRole('heading', { name: done })).toBeVisible();
    if (first) expect(next).toHaveAccessibleName(first);
    else expect(next).toBeUndefined();
    expect(screen.getByRole('link', { name: /^Facebook/ })).toBeVisible();
  });

  test('offers an event whose end is unknown', () => {
    renderIn(
      'en',
      <ContentProvider data={loadClientContent('en')} nextEvent={undefined}>
        <CallCard />
      </ContentProvider>,
    );
    expect(screen.getByText('Join the Next Moral Monday')).toBeInTheDocument();
  });

  test('leads to a letter to the nearest office of the senator', async () => {
    show('28792');
    const link = screen.getByText('Write to an office nearby').closest('a');
    const to = '/print?sheet=letter&place=nc&office=NC-Burr+Asheville';
    await waitFor(() => expect(link).toHaveAttribute('href', to));
  });

  test('says the visitor’s name as text, the state, and both senators until one has answered', async () => {
    saveFields({ name: 'Rosa <Díaz>' });
    show('27601');
    const before =
      'Hello, my name is Rosa <Díaz> and I live in North Carolina. I have a message for';
    expect(greeting()).toHaveTextContent(`${before} Senator Burr or Tillis.`);

    await press('Tillis');
    expect(screen.getByRole('button', { name: 'Tillis' })).toHaveAttribute('aria-pressed', 'true');
    expect(greeting()).toHaveTextContent(`${before} Senator Tillis.`);
    await press('Burr');
    expect(greeting()).toHaveTextContent(`${before} Senator Burr.`);
  });

  test('has a version for voicemail, with the street and the ZIP in it', async () => {
    saveFields({ address: '12 Main St' });
    show('27601');
    expect(screen.getByRole('button', { name: 'They answer', pressed: true })).toBeVisible();
    await press('Voicemail (20\u00a0s)');
    expect(screen.getByText('After the tone, say:')).toBeVisible();
    expect(screen.getByText(/^This is/).closest('p')).toHaveTextContent(
      /^This is \(insert name\), 12 Main St, \(insert town\), ZIP 27601\. Senator Burr or Tillis: end/,
    );
    expect(screen.queryByText(/^Hello, my name is/)).not.toBeInTheDocument();
  });

  test('is English to say with its meaning in Spanish, or Spanish alone', async () => {
    show('27601', 'es');
    expect(greeting()).toHaveTextContent('vivo en Carolina del Norte.');
    expect(greeting()).toHaveTextContent('Tengo un mensaje para Burr o Tillis.');
    await visitor.click(screen.getByRole('checkbox', { name: 'Leerlo solo en español' }));
    expect(screen.queryByText(/^Hello, my name is/)).not.toBeInTheDocument();
    const hello = screen.getByText(/^Hola, me llamo/);
    expect(hello).toBeVisible();
    expect(hello.closest('[lang]')).toBeNull();
  });

  test('says the visitor’s own reason, which the card keeps for the next call and stores nowhere, and no vote of an unknown senator', async () => {
    const { unmount } = show();
    const sentence = () => screen.getByText(/My reason: /).closest('p');
    expect(sentence()).toHaveTextContent('My reason: (insert reason). Please');
    expect(document.body).not.toHaveTextContent(/On June 22|insert vote/);
    const field = screen.getByRole('textbox', { name: 'One reason of your own' });
    await visitor.type(field, 'I waited.');
    expect(sentence()).toHaveTextContent('My reason: I waited. Please');
    unmount();
    useCall.setState(noCall);
    show('', 'es');
    expect(screen.getByRole('textbox', { name: 'Un motivo suyo' })).toHaveValue('I waited.');
    expect(sentence()).toHaveTextContent('Mi motivo: I waited.');
    expect(savedFields()).toEqual({ reason: 'I waited.' });
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('waited');
  });

  test('is read by a voice of the device until the card closes', async () => {
    const spoken = stubSpeech();
    const { unmount } = show('27601');
    await press(messagesOf('en').callCard.read);
    expect(spoken.join(' ')).toMatch(/^Hello, my name is .* Burr or Tillis.* Thank you\.$/);
    unmount();
    expect(spoken).toEqual([]);
  });
});

describe('where the campaign asks for friends', () => {
  const { ask_states, features, isArchived } = publicConfig;
  beforeEach(() => void Object.assign(publicConfig, { ask_states: ['WV', 'AZ'] }));
  afterEach(() => void Object.assign(publicConfig, { ask_states, features, isArchived }));

  test.each([
    ['en', ['WV', 'AZ'], 'Do you know anyone in West Virginia or Arizona?'],
    ['es', ['WV', 'AZ'], '¿Conoce a alguien en Virginia Occidental o Arizona?'],
    ['es', ['NC', 'TX', 'OH'], '¿Conoce a alguien en Carolina del Norte, Texas u Ohio?'],
    ['en', ['ME'], 'Do you know anyone in Maine?'],
  ] as const)('in %s, %j: a message for each state', (locale, codes, title) => {
    Object.assign(publicConfig, { ask_states: codes });
    history.replaceState(null, '', '/?source=kairos-center');
    show('', locale);
    const { message } = messagesOf(locale).senators.friends;
    const expected = codes.flatMap((code) => {
      const page = `${screenUrl(locale, statePath(code))}?source=kairos-center`;
      const sent = `${message.replace('{state}', stateName(code, locale))} ${page}`;
      return [`https://wa.me/?text=${sent}`, `sms:?&body=${sent}`];
    });
    const links = within(
      screen.getByRole('region', { name: title }),
    ).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => decodeURIComponent(href))).toEqual(expected);
    expect(screen.queryByRole('link', { name: /^Facebook/ })).not.toBeInTheDocument();
  });

  test('three presses are three friends, remembered by the page alone', async () => {
    const { unmount } = show();
    const copy = () => screen.getAllByRole('button', { name: 'Copy message' })[1] as HTMLElement;
    await visitor.click(copy());
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^The Senate needs to hear from Arizona\. .* https:\S+\/call\/az$/);
    expect(screen.getByText('One of three. Who is next?')).toBeVisible();
    unmount();
    show();
    for (const said of ['Two of three. Who is next?', 'Three of three. Thank you!']) {
      await visitor.click(copy());
      expect(screen.getByText(said)).toBeVisible();
    }
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/az|passed/);
  });

  test.each([
    ['no state named', { ask_states: [] }],
    ['no pages of states', { features: { ...features, places: false } }],
    ['an archived site', { isArchived: true }],
  ])('with %s the call page’s own address is passed on', (_, changes) => {
    Object.assign(publicConfig, changes);
    show('', 'es');
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Facebook/ });
    expect(new URL(href).searchParams.get('u')).toMatch(/\/es\/call$/);
    expect(screen.queryByText(/^¿Conoce a alguien/)).not.toBeInTheDocument();
  });
});

describe('above the script', () => {
  test('of a call that failed stands its cause, and the numbers first; no state is asked for', () => {
    fail('unknown');
    show('27601');
    expect(screen.getByRole('alert')).toHaveTextContent(/We can’t tell .* may still ring\.$/);
    const burr = screen.getByRole('link', { name: 'Senator Burr (202) 224-3154' });
    expect(burr).toHaveAttribute('href', 'tel:+12022243154');
    expect(burr.compareDocumentPosition(greeting() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: '(202) 224-3121' })).toBeVisible();
    expect(screen.queryByText(/^Pick up\./)).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByText('North Carolina:')).not.toBeInTheDocument();
  });

  test('without a state there is the switchboard alone, and the way back to the form', async () => {
    fail('refused');
    show();
    expect(screen.getAllByRole('link', { name: /^\(\d/ })).toHaveLength(1);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await press('Back to the form');
    expect(useModal.getState().modal).toBe('call-form');
  });

  test('of a ZIP that leaves the state open, that is asked for in place of the senators', async () => {
    fail('refused');
    show('42223');
    const choice = await screen.findByRole('combobox', { name: 'Your state' });
    expect(screen.queryByRole('link', { name: /^Senator/ })).not.toBeInTheDocument();
    expect(choice.compareDocumentPosition(greeting() as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await visitor.selectOptions(choice, 'Tennessee');
    expect(screen.getByRole('link', { name: /^Senator Blackburn/ })).toBeVisible();
    expect(greeting()).toHaveTextContent('I live in Tennessee');
    expect(choice).toHaveFocus();
  });
});

const { pickUp, whoAnswered, whoIsCalled, then } = messagesOf('en').senators.card;
const sentences = [...Object.values(pickUp), whoAnswered, whoIsCalled, ...Object.values(then)];

test.each([
  ['placed', '27601', null, pickUp.state, whoAnswered, then.either],
  ['placed', '27601', 'Burr', pickUp.state, whoAnswered, then.one],
  ['placed', '', null, pickUp.state, null, then.any],
  ['placed', '00901', null, pickUp.none, null, then.any],
  ['timed-out', '27601', 'Tillis', null, whoIsCalled, then.one],
  ['refused', '27601', null, null, whoIsCalled, then.either],
  ['archived', '20001', null, null, null, then.any],
] as const)(
  'a call: %s; ZIP "%s", %s chosen: each sentence is true',
  async (call, zip, who, ...said) => {
    const [ring, legend, next] = said;
    if (call === 'placed') useAttempts.setState({ attempt: { phase: 'placed', at: 0 } });
    else fail(call);
    show(zip);
    if (who) await press(who);
    await press('I spoke to them');
    expect(screen.queryByRole('alert') === null).toBe(call === 'placed');
    const text = document.body.textContent ?? '';
    expect(sentences.filter((each) => text.includes(each))).toEqual(
      [ring, legend, next].filter((each) => each !== null),
    );
    const busy = '⚠️ If lines are busy, we may call you in a few minutes.';
    expect(text.includes(busy)).toBe(call === 'placed' || call === 'timed-out');
  },
);

describe('how it went', () => {
  const { next: kicker } = messagesOf('en').senators.card;
  const { results: buttons } = messagesOf('en').callCard;

  test.each([
    ['27601', 'spoke', null, 'Burr, Tillis, switchboard'],
    ['27601', 'spoke', 'Burr', 'Tillis, switchboard'],
    ['27601', 'message', 'Tillis', 'Burr, switchboard'],
    ['27601', 'busy', null, 'Burr in Asheville, Tillis in Raleigh, Burr, Tillis, switchboard'],
    ['27601', 'busy', 'Tillis', 'Tillis in Raleigh, Tillis in Charlotte, Burr, switchboard'],
    ['27601', 'full', 'Tillis', 'Tillis in Raleigh, Tillis in Charlotte, Burr, switchboard'],
    // without an office in the state
    ['30301', 'busy', 'Ossoff', 'switchboard, Warnock'],
    ['', 'busy', null, 'switchboard'],
  ] as const)('ZIP "%s": %s, and %s had answered: next is %s', async (zip, result, who, next) => {
    show(zip);
    if (who) await press(who);
    await press(buttons[result]);

    expect(screen.getByText(kicker[result], { exact: false })).toHaveFocus();
    expect(screen.getByRole('button', { name: buttons[result], pressed: true })).toBeVisible();
    const names = () =>
      numbers().map((name) => /^Senator (.+?) \(/.exec(name ?? '')?.[1] ?? 'switchboard');
    await waitFor(() => expect(names().join(', ')).toBe(next));
    expect(countCallResult).toHaveBeenCalledExactlyOnceWith(result);
    expect(screen.queryByText(/^Offices closed/)).not.toBeInTheDocument();
  });

  test('a number that did not work is told to the campaign, if it has an address', async () => {
    show('27601');
    await press('Tillis');
    await press(buttons.busy);
    await screen.findByRole('link', { name: /Tillis in Raleigh/ });
    const wrong = () =>
      screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Thom Tillis, / });
    expect(wrong().map(({ href }) => decodeURIComponent(href).split('\r\n').slice(2, 5))).toEqual([
      ['Thom Tillis, Washington', '(202) 224-6342', expect.stringMatching(/\/call$/)],
      ['Thom Tillis, Raleigh', expect.any(String), expect.stringMatching(/\/call$/)],
      ['Thom Tillis, Charlotte', expect.any(String), expect.stringMatching(/\/call$/)],
    ]);
    const { press_email } = publicConfig;
    expect(wrong()[0]?.href).toMatch(`mailto:${press_email}?subject=Wrong%20number`);
    onTestFinished(() => void Object.assign(publicConfig, { press_email }));
    publicConfig.press_email = '';
    await press(buttons.full);
    expect(wrong()).toEqual([]);
  });

  test('a senator who is dialled, in the state or next, is named in the script, and remembered by the next answer', async () => {
    show('27601');
    const dial = async (name: RegExp) => {
      const link = await screen.findByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      await visitor.click(link);
      return link;
    };
    await press(buttons.busy);
    await dial(/Burr in Asheville/);
    expect(greeting()).toHaveTextContent('for Senator Burr.');
    await press(buttons.full);
    expect(numbers()[1]).toMatch(/Burr in Rocky Mount/);
    await press(buttons.spoke);
    expect(await dial(/Tillis/)).toBeVisible();
    expect(greeting()).toHaveTextContent('for Senator Tillis.');
    await press(buttons.spoke);
    expect(screen.getByText(kicker.both)).toHaveFocus();
  });

  test('the same answer again counts once, and a new call forgets it', async () => {
    show();
    await press('I left a message');
    await press('I left a message');
    expect(countCallResult).toHaveBeenCalledOnce();
    act(() => useCall.setState({ outcome: null }));
    expect(screen.queryByText(kicker.message)).not.toBeInTheDocument();
  });

  test.each([
    ['en', AFTER_HOURS, /^Offices closed until Tuesday, 9:00\sAM ET\. Leave/, '03T130000'],
    ['es', AFTER_HOURS, /^Oficinas cerradas hasta el martes a las 9:00/, '03T130000'],
    ['en', OFFICE_HOURS, /^Or try again Monday, 1:00\sPM ET\./, '02T170000'],
  ] as const)(
    'after a busy line a reminder is one press away, in %s at %s',
    async (locale, now, says, starts) => {
      vi.setSystemTime(now);
      show('27601', locale);
      await press(locale === 'en' ? buttons.busy : 'Estaba ocupado');
      expect(screen.getByText(says)).toBeVisible();

      await visitor.click(screen.getByRole('button', { name: /reminder|recordatorio/i }));
      const [name, text, type] = vi.mocked(downloadFile).mock.lastCall ?? [];
      expect([name, type]).toEqual(['call.ics', 'text/calendar']);
      expect(text).toContain(`DTSTART:202108${starts}Z`);
      expect(text).toContain('Richard Burr: (202) 224-3154');
    },
  );
});

test.each([
  ['none', ''],
  ['sending', ''],
  ['sent', 'You are on the list. Thank you.'],
  ['failed', 'We couldn’t add you to the list. Please try again later.'],
] as const)('a sign-up that is %s is spoken as "%s"', (signUp, words) => {
  useCall.setState({ signUp });
  show();
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken.join('')).toBe(words);
});
