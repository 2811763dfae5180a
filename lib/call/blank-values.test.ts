import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readJson } from '@/scripts/files';
import { FIXTURE } from '@/tests/support/fixture';
import { knownBlanks } from './blank-values';
import { callScript } from './compiled-scripts';
import { scriptToRead, sentenceText } from './script';
import directory from './senate-directory.json' with { type: 'json' };
import { type Senator, senatorsOf, type Vote } from './senators';
import { placeOfCode } from './zip-place';

const all = Object.keys(directory.states).flatMap(senatorsOf);
const named = (lastName: string, ...votes: Vote[]) => ({ ...all[0], lastName, votes }) as Senator;

function saidTo(senators: Senator[], locale: Locale) {
  const known = knownBlanks({ place: placeOfCode('NC'), senators })[locale];
  const script = callScript(locale, 'live');
  const { say, meaning } = scriptToRead(script as NonNullable<typeof script>, known);
  return ((locale === 'en' ? say : meaning) ?? [])
    .flatMap(({ sentences }) => sentences.map((each) => sentenceText(each, known)))
    .join(' ');
}

describe.each(locales)('in %s', (locale) => {
  const site = readJson<{ roll_calls: Record<string, string>[] }>(`${FIXTURE}/${locale}/site.json`);
  const sentences = (votes: Vote[]) =>
    votes.map((vote, index) => site.roll_calls[index]?.[`said_${vote}`]).join(' ');

  test('each hears of both votes as they cast them', () => {
    const wrong = all.filter((each) => !saidTo([each], locale).includes(sentences(each.votes)));
    expect(wrong).toEqual([]);
    expect(new Set(all.map(({ votes }) => String(votes))).size).toBeGreaterThan(2);
  });

  test('two who voted alike hear the same, two who did not each by name', () => {
    const alike = [named('Burr', 'nay', 'nay'), named('Tillis', 'nay', 'nay')];
    expect(saidTo(alike, locale)).toContain(sentences(['nay', 'nay']));
    expect(saidTo(alike, locale)).not.toContain('Burr: ');
    expect(
      saidTo([named('Manchin', 'yea', 'nay'), named('Capito', 'nay', 'nay')], locale),
    ).toContain(`Manchin: ${sentences(['yea', 'nay'])} Capito: ${sentences(['nay', 'nay'])}`);
  });

  test('a later senator and an unknown one get the plain ask; no blank is left', () => {
    const plain = saidTo([], locale);
    expect(saidTo([named('Burr')], locale)).toBe(
      plain.replace(/\(inserte? (el nombre|name)\)\.(?= (I stand|Estoy))/, 'Burr.'),
    );
    expect(plain).not.toMatch(/\(insert vote|\(inserte el voto|2[12] de junio|June 22/);
    expect(plain).toMatch(/Will the senator stand with us|¿Estará de nuestro lado/);
  });
});
