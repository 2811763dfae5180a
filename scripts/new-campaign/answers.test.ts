import { describe, expect, test } from 'vitest';
import { answersFrom, faultIn, questions } from './answers';
import { newBundle } from './bundle';
import { sampleAnswers, sampleWithoutCalls } from './sample';

test.each([
  ['folder', '2027', /a folder in campaigns\//],
  ['name-en', 'Season of *Homes*', /Leave out the \*/],
  ['question-en', 'Which side ✊🏿?', /no “✊🏿” \(U\+270A U\+1F3FF\)/],
  ['starts', '2027-02-30', /a day that exists/],
  ['ends', '2026-01-01', /before the first/],
  ['demands-en', '1; 2; 3; 4; 5; 6; 7', /one to six/],
  ['demands-es', 'uno; dos; tres', /as many demands as in English/],
  ['address', 'tidewater.example.net', /https:\/\/ in front/],
  ['targets', 'the council', /senators, list, nobody/],
  ['targets-en', '', /one to 20 targets/],
  ['targets-en', 'A | B | 555 0143 | C;'.repeat(21), /one to 20 targets/],
  ['targets-en', 'Ana Ruiz | Mayor | 555-0143 | City Hall', /“Ana Ruiz .*a number of ten digits/],
  ['targets-en', 'Ana Ruiz | Mayor | (757) 555-0143', /a number of ten digits \| a place/],
  ['targets-en', 'A | B | (757) 555-0143 | C | ana.jpg', /a picture such as \/images\//],
  ['targets-es', 'Alcaldesa | Ayuntamiento', /as many as in English/],
  ['targets-es', 'Alcaldesa; Concejal; Concejal', /what they are \| a place/],
  ['call-en', 'Call {them}', /Leave out \{ \}/],
  ['inks', 'green', /five colours/],
  [
    'inks',
    '#fbf5e9 #16120e #ffc53d #e86f5f #1c1836',
    /flame \(#e86f5f\) cannot be read on paper \(#fbf5e9\): their contrast is 2\.8 and has to be 4\.5/,
  ],
])('--%s %s is refused with what to do', (name, given, sentence) => {
  expect(faultIn(name, given, sampleAnswers)).toMatch(sentence);
});

test.each(Object.entries(sampleAnswers))('--%s %s is taken', (name, given) => {
  expect(questions[name]?.fault?.(given, sampleAnswers) ?? null).toBeNull();
});

test('demands become HTML in which nothing typed is a tag', () => {
  const given = { ...sampleAnswers, 'demands-en': 'Build *homes*; <b> & all; Third' };
  expect(answersFrom(given).demands.en).toEqual([
    'Build <em>homes</em>',
    '&lt;b&gt; &amp; all',
    'Third',
  ]);
});

test('what is typed stays words: escaped in HTML, as it is in plain texts', () => {
  const given = {
    ...sampleAnswers,
    'name-en': 'Bread & <Roses> "2027"',
    'demands-en': 'Bread & *<roses>*; Stop <b>rent</b>; Third',
  };
  const { 'en/site.json': site, ...others } = newBundle(answersFrom(given));
  expect(site).toMatchObject({
    site_title: 'Bread & <Roses> "2027"',
    letter_text: expect.stringContaining(
      '<ol><li>Bread &amp; &lt;roses&gt;</li><li>Stop &lt;b&gt;rent&lt;/b&gt;</li>',
    ),
    callpower_voicemail: expect.stringContaining('of Bread &amp; &lt;Roses&gt; &quot;2027&quot;.'),
  });
  expect(others).toMatchObject({
    'en/toolkit/demand-1.json': {
      title: 'Bread &amp; &lt;roses&gt;',
      graphic: { demand: ['Bread & <roses>'] },
    },
    'en/toolkit/demand-2.json': { title: 'Stop &lt;b&gt;rent&lt;/b&gt;' },
  });
});

test('the small cards of the march say what the demands are about', () => {
  const { 'en/site.json': site } = newBundle(answersFrom(sampleAnswers));
  expect(site).toHaveProperty('march_words', ['HOMES', 'EVICTIONS', 'RENT', 'NOW']);
});

describe.each([
  ['senators', 'us-senators', 'To the members of the United States Senate:'],
  ['list', 'list', 'To the members of the Fairview City Council:'],
  ['nobody', 'nobody', 'To everybody who rents in Fairview:'],
])('a campaign that calls %s', (targets, kind, salutation) => {
  const samples = targets === 'nobody' ? sampleWithoutCalls : sampleAnswers;
  const own = { 'salutation-en': '', 'salutation-es': '' };
  const given = { ...samples, targets, ...(targets === 'senators' && own) };
  const bundle = newBundle(answersFrom(given));

  test('says so in both languages, and opens its letter so', () => {
    expect(bundle).toMatchObject({
      'en/targets.json': { kind },
      'es/targets.json': { kind },
      'en/site.json': { letter_text: expect.stringContaining(`<p>${salutation}</p>`) },
    });
  });

  test.each(['en', 'es'])('says nothing of the Senate in %s unless it addresses it', (locale) => {
    const files = Object.entries(bundle).filter(
      ([path]) => path.startsWith(locale) && /\/(site|toolkit)\b/.test(path),
    );
    const texts = JSON.stringify(files.map(([, value]) => value));
    expect(/senat|senad|congres|washington|filibust/i.test(texts)).toBe(kind === 'us-senators');
  });
});

test('each target has its number, its translation and a campaign of its own at the call service', () => {
  expect(newBundle(answersFrom(sampleAnswers))['es/targets.json']).toMatchObject({
    call: 'Llame al concejo',
    targets: [
      { name: 'Ana Ruiz', phone: '(757) 555-0143', callpower_id: '1' },
      { role: 'Concejal, distrito del Molino', callpower_id: '2' },
      { name: 'Mai Tran', place: 'Plaza del Mercado 1, Fairview', callpower_id: '3' },
    ],
  });
});

test.each([
  ['senators', []],
  ['list', ['targets-en', 'targets-es', 'call-en', 'call-es', 'salutation-en', 'salutation-es']],
  ['nobody', ['salutation-en', 'salutation-es']],
])('who calls %s is asked no more than that needs', (targets, asked) => {
  const conditional = Object.entries(questions).filter(([, { when }]) => when);
  expect(conditional.filter(([, { when }]) => when?.({ targets })).map(([name]) => name)).toEqual(
    asked,
  );
});
