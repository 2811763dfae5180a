import { expect, test } from 'vitest';
import { answersFrom, questions } from './answers.mjs';
import { newBundle } from './bundle.mjs';
import { sampleAnswers } from './sample.mjs';

test.each([
  ['folder', '2027', /a folder in campaigns\//],
  ['starts', '2027-02-30', /a day that exists/],
  ['ends', '2026-01-01', /before the first/],
  ['demands-en', '1; 2; 3; 4; 5; 6; 7', /one to six/],
  ['demands-es', 'uno; dos; tres', /as many demands as in English/],
  ['address', 'tidewater.example.net', /https:\/\/ in front/],
  ['inks', 'green', /five colours/],
  [
    'inks',
    '#fbf5e9 #16120e #ffc53d #e86f5f #1c1836',
    /flame \(#e86f5f\) cannot be read on paper \(#fbf5e9\): their contrast is 2\.8 and has to be 4\.5/,
  ],
])('--%s %s is refused with what to do', (name, given, sentence) => {
  expect(questions[name]?.fault?.(given, sampleAnswers)).toMatch(sentence);
});

test.each(Object.entries(sampleAnswers))('--%s %s is taken', (name, given) => {
  expect(questions[name]?.fault?.(given, sampleAnswers) ?? null).toBeNull();
});

test('demands become HTML in which nothing typed is a tag', () => {
  const given = { ...sampleAnswers, 'demands-en': 'Build *homes*; <b> & all; Third' };
  expect(answersFrom(given).demands.en).toEqual([
    'Build <em>homes</em>',
    '&lt;b> &amp; all',
    'Third',
  ]);
});

test('what is typed stays words: escaped in HTML, as it is in plain texts', () => {
  const given = {
    ...sampleAnswers,
    'name-en': 'Bread & <Roses> "2027"',
    'demands-en': 'Bread & *<roses>*; Stop <b>rent</b>; Third',
  };
  const { 'en/site.json': site, 'en/toolkit.json': toolkit } = newBundle(answersFrom(given));
  expect(site).toMatchObject({
    site_title: 'Bread & <Roses> "2027"',
    letter_text: expect.stringContaining(
      '<ol><li>Bread &amp; &lt;roses></li><li>Stop &lt;b>rent&lt;/b></li>',
    ),
    callpower_voicemail: expect.stringContaining('of Bread &amp; &lt;Roses&gt; &quot;2027&quot;.'),
  });
  expect(toolkit).toMatchObject([
    { title: 'Bread &amp; &lt;roses>', graphic: { demand: ['Bread & <roses>'] } },
    { title: 'Stop &lt;b>rent&lt;/b>' },
    {},
  ]);
});

test('the small cards of the march say what the demands are about', () => {
  const { 'en/site.json': site } = newBundle(answersFrom(sampleAnswers));
  expect(site).toHaveProperty('march_words', ['HOMES', 'EVICTIONS', 'RENT', 'NOW']);
});
