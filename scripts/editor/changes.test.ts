import { expect, test, vi } from 'vitest';

vi.stubGlobal('EDITOR_SETTINGS', { translated: ['events', 'covid', 'targets'] });
const { placeInWords } = await import('./changes');

test.each([
  ['content/es/events/rally.json', ['title'], '', 'Name, Spanish'],
  ['campaigns/2027/content/en/events/rally.json', ['starts_at'], '', 'When it starts'],
  ['content/en/covid.json', ['guidance', 1], '', 'Rules, ten at most, English'],
  ['content/en/events/rally.json', [], '', 'English'],
  // what has one language says none
  ['content/en/partners.json', [2, 'link'], 'Ana', 'Ana, Their website'],
  ['content/en/partners.json', [2], 'Ana', 'Ana'],
  ['content/en/news/march.json', [], '', ''],
  ['content/en/targets.json', ['targets', 0, 'phone'], 'Ana', 'Ana, Office phone number'],
  ['content/es/targets.json', ['targets', 0, 'role'], 'Ana', 'Ana, Role, Spanish'],
] as const)('the place in %s at %j of “%s” is called “%s”', (file, path, title, place) => {
  expect(placeInWords({ file, path: [...path], title })).toBe(place);
});
