import { describe, expect, test } from 'vitest';
import { amended } from './amend';

const ids = (...given: string[]) => given.map((id) => ({ id }));

describe('a pasted address becomes its id', () => {
  test.each([
    ['https://vimeo.com/304887422/34c51f7a09', 'vimeo', '304887422:34c51f7a09'],
    // this is named by the check
    ['https://vimeo.com/event/4567890/embed', '', 'https://vimeo.com/event/4567890/embed'],
    ['M7lc1UVf-VE', '', 'M7lc1UVf-VE'],
  ])('%s', (address, service, id) => {
    const entry = { title: address, backup_service: '', backup_id: address };
    expect(amended('livestreams', { en: { livestreams: [entry] } }, {})).toEqual({
      en: { livestreams: [{ title: address, backup_service: service, backup_id: id }] },
    });
  });

  test('of the trailer and of the letter as well, inside their groups', () => {
    const trailer = { trailer_service: 'vimeo', trailer_video_id: 'https://youtu.be/M7lc1UVf-VE' };
    expect(amended('campaign', { en: { group_4: trailer } }, {}).en).toEqual({
      group_4: { trailer_service: 'youtube', trailer_video_id: 'M7lc1UVf-VE' },
    });
    const letter = 'https://actionnetwork.org/letters/which-side-are-you-on?source=x';
    const site = { group_3: { intro_letter_action_network_id: letter } };
    expect(amended('site', { en: site, es: site }, {}).es).toEqual({
      group_3: { intro_letter_action_network_id: 'which-side-are-you-on' },
    });
  });
});

describe('“stands large” moves to the livestream that was chosen', () => {
  const stream = (id: string, is_first: boolean) => ({ id, is_first });
  test.each([
    ['a new one', [stream('new', true), stream('old', true)], ['new']],
    ['none chosen', [stream('new', false), stream('old', true)], ['old']],
    // the check names what is left
    ['two at once', [stream('a', true), stream('b', true), stream('old', true)], ['a', 'b']],
  ])('%s', (_, livestreams, first) => {
    const before = [stream('old', true), stream('new', false)];
    const saved = amended('livestreams', { en: { livestreams } }, { en: before }).en?.livestreams;
    const large = (saved as typeof livestreams).filter(({ is_first }) => is_first);
    expect(large.map(({ id }) => id)).toEqual(first);
  });
});

test('an entry without a short name gets one from its name, its translation the same', () => {
  const kept = { id: 'night-watch', title: 'Night watch' };
  const halves = {
    en: { livestreams: [kept, { title: '<b>Night</b> Watch' }, { id: 'own', title: 'Own' }] },
    es: { livestreams: [kept, { id: '', title: 'Vigilia' }] },
  };
  const { en, es } = amended('livestreams', halves, { en: [kept] });
  expect(en?.livestreams).toMatchObject([{ id: 'night-watch-2' }, { id: 'own' }, kept]);
  expect(es?.livestreams).toMatchObject([{ id: 'night-watch-2', title: 'Vigilia' }, kept]);
  const untranslated = { ...halves, es: { livestreams: [kept] } };
  expect(amended('livestreams', untranslated, { en: [kept] }).es?.livestreams).toEqual([
    { id: 'night-watch-2' },
    kept,
  ]);
});

describe('for calendars, the forms count', () => {
  const was = { id: 'a', title: 'March', starts_at: '2031-02-03T10:00', revision: 2 };
  test.each([
    ['an event that moves', { starts_at: '2031-02-04T10:00' }, 3],
    ['one that is called off', { status: 'cancelled' }, 3],
    ['no change that they do not show', { title: 'The March', place: '' }, 2],
    ['nothing that whoever changed it counted', { starts_at: '2031-02-04T10:00', revision: 5 }, 5],
  ])('%s', (_, changes, revision) => {
    const { en } = amended('events', { en: { events: [{ ...was, ...changes }] } }, { en: [was] });
    expect(en?.events).toMatchObject([{ revision }]);
  });
});

test('a translation is moved and taken out with its English', () => {
  const halves = {
    en: { events: ids('c', 'a', 'new') },
    es: { events: [...ids('a', 'b', 'c', 'own'), { id: 'new', title: 'Nuevo' }] },
  };
  expect(amended('events', halves, { en: ids('a', 'b', 'c') }).es).toEqual({
    events: [...ids('c', 'a'), { id: 'new', title: 'Nuevo' }, ...ids('own')],
  });
});

test('an id that is changed after a move stays with its own translation', () => {
  const en = [
    { id: 'a', title: 'March' },
    { id: 'b', title: 'Vigil' },
  ];
  const es = [
    { id: 'a', title: 'Marcha' },
    { id: 'b', title: 'Vigilia' },
  ];
  const halves = {
    en: { events: [en[1], { ...en[0], id: 'new' }] },
    // where the form has written it
    es: { events: [es[0], { ...es[1], id: 'new' }] },
  };
  expect(amended('events', halves, { en, es }).es).toEqual({
    events: [es[1], { ...es[0], id: 'new' }],
  });
});

test('an id and a title that are changed at once lose no translation', () => {
  const en = [{ id: 'a', title: 'March' }];
  const es = [{ id: 'a', title: 'Marcha' }];
  const changed = [{ id: 'new', title: 'Walk' }];
  // written by the form into the same place, or not where the entry was moved
  for (const id of ['new', 'a']) {
    const halves = { en: { events: changed }, es: { events: [{ id, title: 'Marcha' }] } };
    expect(amended('events', halves, { en, es }).es).toEqual(halves.es);
  }
});

test('a new livestream is first although it is called as one before', () => {
  const before = [{ id: 'a', title: 'Moral Monday' }];
  const added = { id: 'b', title: 'Moral Monday' };
  const livestreams = [...before, added];
  expect(amended('livestreams', { en: { livestreams } }, { en: before }).en).toEqual({
    livestreams: [added, ...before],
  });
});

test('a new livestream stands first in both languages, a new event last', () => {
  const halves = (slug: string) => ({
    en: { [slug]: ids('a', 'b', 'new') },
    es: { [slug]: ids('b', 'a', 'new') },
  });
  const orders = (slug: string) =>
    Object.values(amended(slug, halves(slug), { en: ids('a', 'b') })).map((half) => half?.[slug]);
  const first = ids('new', 'a', 'b');
  expect(orders('livestreams')).toEqual([first, first]);
  const last = ids('a', 'b', 'new');
  expect(orders('events')).toEqual([last, last]);
});

test('entries without an id stay at their places', () => {
  const es = { livestreams: [{ title: 'Uno' }, { title: 'Dos' }] };
  const en = { livestreams: [{ title: 'Two' }, { title: 'One' }] };
  expect(amended('livestreams', { en, es }, {}).es).toEqual(es);
});
