import { describe, expect, test } from 'vitest';
import { partnerGroups } from './partner-groups';

const called = (...names: string[]) => names.map((name) => ({ name }));
const namesOf = (partners: readonly { name: string }[]) => partners.map(({ name }) => name);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Partner ${index}`);
const states = ['Texas', 'Virginia', 'West Virginia', 'New York', 'Ohio'];
const chapters = states.map((state) => `${state} Poor People’s Campaign`);

describe('the partners', () => {
  test('stand in their order, each once, the first 22 apart', () => {
    const names = numbered(30);
    const { lead, others } = partnerGroups(called(...names, 'Partner 3', 'Partner 29'));
    expect([lead.length, others.length]).toEqual([22, 8]);
    expect(namesOf([...lead, ...others])).toEqual(names);
  });

  test('that are one campaign in many states are a group of their own', () => {
    const groups = partnerGroups(
      called(...numbered(22), 'Texas Right to Vote', ...chapters, 'Last of all'),
    );
    expect(namesOf(groups.others)).toEqual(['Texas Right to Vote', 'Last of all']);
    expect(groups.chapters).toEqual({ name: 'Poor People’s Campaign', states: called(...states) });
  });

  test('with a logo of our own stand before the words, and a link stays with its name', () => {
    const link = 'https://example.org/';
    const partners = [
      { name: 'One', link },
      { name: 'Two', logo: '/images/two.webp' },
      { name: 'Three', logo: 'https://elsewhere.example/three.png' },
    ];
    const { logos, lead } = partnerGroups([...partners, { name: 'One' }]);
    expect(logos).toEqual([partners[1]]);
    expect(lead).toEqual([partners[0], partners[2]]);
  });

  test('of a few states are no group', () => {
    const groups = partnerGroups(called(...numbered(22), ...chapters.slice(1)));
    expect(groups).toMatchObject({ others: called(...chapters.slice(1)), chapters: null });
  });
});
