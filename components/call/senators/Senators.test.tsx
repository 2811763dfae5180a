import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { saveFields } from '@/lib/call/visitor';
import { placeOfZip } from '@/lib/call/zip-place';
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

test.each(locales)(
  'in %s a visitor’s senators are named, and their state’s own page',
  async (locale) => {
    saveFields({ state: 'NM' });
    const { container } = renderIn(
      locale,
      <>
        <ZipPlace id="own" />
        <VisitorPart name="VisitorSenators" />
      </>,
    );
    await visitor.tab();
    const state = stateName('NM', locale);
    const ownPage = await screen.findByRole('link', { name: new RegExp(state) });
    expect(ownPage).toHaveAttribute('href', localePath(locale, '/call/nm'));
    await waitFor(() => expect(line()).toHaveTextContent(`${state}: `));
    for (const { lastName } of senatorsOf('NM')) expect(line()).toHaveTextContent(lastName);
    expect(container).not.toHaveTextContent(/insert|undefined|direct\./);
  },
);

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

test('senators stand with rank, votes, and their numbers’ date', () => {
  renderIn('en', <SenatorPosters place={placeOfZip('27601')} />);
  const [burr, tillis] = screen.getAllByRole('article');
  expect(burr).toHaveTextContent('Richard Burr Republican, senior senator');
  expect(burr).toHaveTextContent('Open debate on the For the People Act Nay$15 an hour Nay');
  expect(tillis).toHaveTextContent('Republican, junior senator');
  expect(screen.getByText(/as of June 16, 2021\.$/)).toBeVisible();
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
