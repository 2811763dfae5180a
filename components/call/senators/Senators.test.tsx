import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { saveFields } from '@/lib/call/visitor';
import { placeOfCode, placeOfZip } from '@/lib/call/zip-place';
import { locales } from '@/lib/i18n/locales';
import { showCallForm, visitor, zip } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { DistrictOffices } from './DistrictOffices';
import { SenatorPosters } from './SenatorPosters';
import { VisitorPart } from './VisitorPart';
import { ZipPlace } from './ZipField';

beforeEach(newVisit);

const line = () => document.querySelector<HTMLElement>('[aria-live="polite"]');
const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

describe.each(locales)('in %s', (locale) => {
  test('a state has two senators, whole', async () => {
    saveFields({ state: 'NM' });
    const { container } = renderIn(
      locale,
      <>
        <ZipPlace id="own" />
        <VisitorPart name="VisitorSenators" />
      </>,
    );

    await visitor.tab();
    await screen.findAllByRole('article');
    await waitFor(() => expect(line()).toHaveTextContent(`${stateName('NM', locale)}: `));
    const senators = senatorsOf('NM');
    expect(senators).toHaveLength(2);
    for (const { lastName, name, phone } of senators) {
      expect(line()).toHaveTextContent(lastName);
      // once more over their offices in the state
      expect(screen.getAllByText(name)[0]).toBeVisible();
      expect(screen.getByText(phone).closest('a')).toHaveAttribute('href', phoneLink(phone));
    }
    expect(container.querySelectorAll('dd')).toHaveLength(4);
    const ownPage = screen.getByRole('link', { name: new RegExp(stateName('NM', locale)) });
    expect(ownPage).toHaveAttribute('href', localePath(locale, '/call/nm'));
    for (const text of container.querySelectorAll('dt, dd, p, h2, h3, a')) {
      expect(text.textContent?.trim()).not.toBe('');
    }
    expect(container).not.toHaveTextContent(/insert|undefined|direct\./);
  });

  test('of a place without a vote, what is true of it, and the switchboard', () => {
    renderIn(locale, <SenatorPosters place={placeOfCode('VI')} />);
    expect(screen.getByText(new RegExp(stateName('VI', locale)))).toBeVisible();
    expect(screen.getByRole('link', { name: /^\(202\) 224-3121/ })).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

test.each([
  ['a holiday', '26T11:00Z', 1, /^Offices closed until Friday, 9:00\sAM ET\. Leave a message or/],
  ['a working day', '25T15:00Z', 0, /^The offices in Washington are open until 5:00 PM ET\.$/],
])('before a press on %s it is said whether they are open', async (_, now, reminders, says) => {
  vi.useFakeTimers({ now: new Date(`2026-11-${now}`), toFake: ['Date'] });
  showCallForm();
  await visitor.tab();
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByText(/\b711\b/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign the letter' })).toHaveAttribute('href', '/letter');
  expect(screen.queryAllByRole('button', { name: 'get a reminder' })).toHaveLength(reminders);
});

describe('the senators of a ZIP', () => {
  test('stand with party, rank, votes, numbers and their date', () => {
    renderIn('en', <SenatorPosters place={placeOfZip('27601')} />);

    expect(screen.getByRole('heading', { name: 'North Carolina sends' })).toBeVisible();
    expect(names()).toEqual(['BurrBURR', 'TillisTILLIS']);
    const [burr, tillis] = screen.getAllByRole('article');
    expect(burr).toHaveTextContent('Richard Burr Republican, senior senator');
    expect(burr).toHaveTextContent('Open debate on the For the People Act Nay$15 an hour Nay');
    expect(tillis).toHaveTextContent('Republican, junior senator');
    const number = within(tillis as HTMLElement).getByRole('link');
    expect(number).toHaveAttribute('href', 'tel:+12022246342');
    expect(screen.getByText(/as of June 16, 2021\.$/)).toBeVisible();
  });

  test.each([null, placeOfZip('09012'), placeOfZip('42223'), placeOfZip('00000')])(
    'are not there for %o',
    (place) => {
      renderIn('en', <SenatorPosters place={place}>Nobody yet</SenatorPosters>);
      expect(screen.getByText('Nobody yet')).toBeVisible();
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    },
  );
});

describe('the line under the ZIP', () => {
  test('says of a place without a vote that it has none', async () => {
    showCallForm();
    await visitor.type(zip(), '00901');
    await waitFor(() => expect(line()).toHaveTextContent('Puerto Rico: no vote in the Senate'));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test.each([
    ['42223', 'This ZIP code lies in two states. Choose yours.', 'Tennessee', 'Blackburn', 3],
    ['09012', /^A military address/, 'Arizona', 'Sinema', 60],
    ['00000', /Choose yours\.$/, 'Maine', 'Collins', 60],
  ])('asks for the state of %s', async (typed, words, state, senator, options) => {
    showCallForm();
    await visitor.type(zip(), typed);
    const select = await screen.findByRole('combobox', { name: 'Your state' });
    expect(line()).toHaveTextContent(words);
    expect(within(select).getAllByRole('option')).toHaveLength(options);
    await visitor.selectOptions(select, state);
    expect(line()).toHaveTextContent(`${state}: `);
    expect(line()).toHaveTextContent(senator);

    await visitor.clear(zip());
    await visitor.type(zip(), '98101');
    expect(line()).toHaveTextContent('Washington: Murray and Cantwell');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

    // the choice was that of another ZIP
    await visitor.clear(zip());
    await visitor.type(zip(), '34002');
    expect(await screen.findByRole('combobox')).toHaveValue('');
  });
});

test('each senator’s offices are listed, the nearest first, with a number to dial', async () => {
  saveFields({ userLocation: '25401' });
  // the public data lack those of the last two
  const senators = ['WV', 'GA'].flatMap(senatorsOf);
  renderIn('es', <DistrictOffices senators={senators} hasTitle />);
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Sus oficinas en el estado');
  const [manchin, ...others] = screen.getAllByRole('group');
  expect(others).toHaveLength(1);
  const items = within(manchin as HTMLElement).getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Martinsburg: (304) 264-4626',
    'Charleston: (304) 342-5855',
    'Fairmont: (304) 368-0567',
  ]);
  expect(items[0]?.querySelector('a')).toHaveAttribute('href', 'tel:+13042644626');
  expect(screen.getByText(/al 15 de mayo de 2021/)).toBeVisible();
});
