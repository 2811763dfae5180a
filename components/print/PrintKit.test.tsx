import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PrintPlace, sheetNames } from '@/lib/print/choice';
import { partnerCodes } from '@/lib/share/partner-codes';
import { qrPath } from '@/lib/share/qr';
import { renderIn } from '@/tests/support/renderIn';
import { OfficeAddress, Reason, Salutation, Sender, VoteText } from './LetterParts';
import { PrintKit } from './PrintKit';
import { Ask, Code, Contacts, Group, Question } from './SheetParts';

const CALL = 'https://season.example.org/call';
const partners = partnerCodes([{ name: 'MoveOn' }]);
const utah: PrintPlace = {
  ...{ id: 'ut', name: 'Utah', names: 'Lee and Romney', note: null },
  contacts: [{ name: 'Lee', phone: '(202) 224-5444' }],
};
const dc: PrintPlace = {
  ...{ id: 'dc', name: 'D.C.', names: null, title: 'D.C.: call', note: 'No vote.' },
  contacts: [],
};
const places = [utah, dc, { ...utah, id: 'nc', name: 'N.C.' }, { ...utah, id: 'ga', name: 'Ga.' }];
const voted = { yea: 'You voted yes.', nay: 'You voted no.', none: 'You did not vote.' };
const words = { lang: undefined, children: 'Which side are you on?' };

/** Opens the kit with this query. Returns what its sheet and its letter say, and what the code leads to. */
async function show(query: string) {
  history.replaceState(null, '', `/print${query}`);
  const { container } = renderIn(
    'en',
    <PrintKit sheets={sheetNames} places={{ en: places }} placeLabel="State" partners={partners}>
      <div data-sheet="flyer">
        <Question words={words} most={0.5} ofPlace="{place}: which side are {names} on?" />
        <Ask lang={undefined} ofPlace="Call {names}">
          Then call
        </Ask>
        <Contacts>
          <b>(202) 224-3121</b>
        </Contacts>
        <Group lead="with" />
        <Code page={{ url: CALL, qr: '/call/qr/call.svg', isCall: true }} />
      </div>
      <div data-sheet="letter">
        <Sender />
        <OfficeAddress />
        <Salutation to="Dear {name}:" />
        <VoteText sentences={[voted]} />
        <Reason />
      </div>
    </PrintKit>,
  );
  await screen.findByRole('form');
  const sheet = (name = 'flyer') => container.querySelector(`[data-sheet="${name}"]`);
  const code = () =>
    sheet()?.querySelector('img')?.getAttribute('src') ??
    sheet()?.querySelector(':scope > svg path:only-child')?.getAttribute('d');
  return { text: () => sheet()?.textContent, code, letter: () => sheet('letter')?.textContent };
}

const drawn = (address: string) => qrPath(address).path;

beforeEach(() => history.replaceState(null, '', '/'));

describe('a sheet', () => {
  test.each([
    ['nothing', '', ['Then call', '3121'], ['with', 'Lee'], '/call/qr/call.svg'],
    ['a state', '?place=ut', ['UTAH:', 'Call Lee and Romney', '5444'], ['3121'], '/call/qr/ut.svg'],
    ['D.C.', '?place=dc', ['D.C.: call', '3121', 'No vote.'], [], '/call/qr/dc.svg'],
    ['a partner’s link', '?source=moveon', ['with MoveOn'], [], drawn(`${CALL}?source=moveon`)],
    ['another’s link', '?ref=choir', ['3121'], ['with'], drawn(`${CALL}?source=choir`)],
    ['both', '?place=ut&ref=a', ['5444'], ['with'], drawn(`${CALL}/ut?source=a`)],
  ])('of %s names it, and its code leads there', async (_, query, has, hasNot, address) => {
    const { text, code } = await show(query);
    for (const each of has) expect(text()).toContain(each);
    for (const each of hasNot) expect(text()).not.toContain(each);
    expect(code()).toBe(address);
  });

  test('follows what is chosen, and so does the address', async () => {
    const visitor = userEvent.setup();
    const { text, code } = await show('?ref=choir');
    await visitor.selectOptions(screen.getByLabelText('State'), 'Utah');
    await visitor.type(screen.getByLabelText(/group/i), 'Grace');
    expect(text()).toContain('with Grace');
    expect(code()).toBe(drawn(`${CALL}/ut?source=grace`));
    expect(location.search).toBe('?ref=choir&place=ut&group=Grace');
  });

  test('takes over no choice of another page', async () => {
    const value = `${location.origin}/toolkit?group=Grace`;
    Object.defineProperty(document, 'referrer', { value, configurable: true });
    const { text } = await show('');
    Reflect.deleteProperty(document, 'referrer');
    expect(text()).not.toContain('with');
  });
});

describe('the letter', () => {
  const tillis =
    'The Honorable Thom Tillis310 New Bern Ave., Suite 122Raleigh, NC 27601Dear Tillis:You voted no.';

  test('goes to the office of the link, in the visitor’s words, which no address has', async () => {
    const visitor = userEvent.setup();
    const { letter } = await show('?sheet=letter&place=nc&office=NC-Tillis+Raleigh');
    await waitFor(() => expect(letter()).toBe(tillis));
    await visitor.type(screen.getByLabelText('Your name'), 'Ana');
    await visitor.type(screen.getByLabelText('Your reason'), 'I work nights.');
    expect(letter()).toBe(`Ana${tillis}I work nights.`);
    await visitor.selectOptions(screen.getByLabelText('Office'), 'Burr, Asheville');
    expect(letter()).toContain('AnaThe Honorable Richard Burr');
    expect(location.search).toBe('?sheet=letter&place=nc&office=NC-Burr+Asheville');
  });

  test('goes to Washington where no office in the state is known, which is said', async () => {
    const { letter } = await show('?sheet=letter&place=ga');
    const office = 'Jon Ossoff455 Russell Senate Office BuildingWashington, DC 20510';
    await waitFor(() => expect(letter()).toContain(office));
    expect(screen.getByText(/takes weeks/)).toBeVisible();
  });
});
