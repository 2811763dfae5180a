import { isAbsolute } from 'node:path';
import { numberOf } from '@/lib/content/check/files/json-path';
import { escapeHtml } from '@/lib/content/schema/html';
import { type Palette, weakPairs } from '@/lib/palette';
import { lackingLetters } from '@/lib/poster-letters';

export type Texts = Record<'en' | 'es', string>;
/** What a campaign is, before anybody has written its pages. */
export type Answers = {
  name: Texts;
  question: Texts;
  answer: Texts;
  /** HTML: <em> around the words that matter */
  demands: { en: string[]; es: string[] };
  season: { starts: string; ends: string };
  address: string;
  inks: Palette;
  /** whom it addresses */
  kind: 'us-senators' | 'list' | 'nobody';
  /** what asks to call them */
  call: Texts;
  /** the first line of the letter */
  salutation: Texts;
  targets: { en: Target[]; es: Target[] };
};
export type Target = { name: string; role: string; phone: string; place: string; picture?: string };
export type Fault = (given: string, before: Record<string, string>) => string | null;
export type Question = {
  ask: string;
  usual?: string;
  fault?: Fault;
  /** false where it need not be asked */
  when?: (before: Record<string, string>) => boolean;
};

const usualPalette = '#fbf5e9 #16120e #ffc53d #b92b1a #1c1836';

const noDay: Fault = (given) =>
  /^\d{4}-\d\d-\d\d$/.test(given) && new Date(given).toJSON()?.startsWith(given)
    ? null
    : 'Write a day that exists as year-month-day, such as 2027-03-01.';

const listed = (given: string) =>
  given
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

const noDemands: Fault = (given) =>
  listed(given).length >= 1 && listed(given).length <= 6
    ? null
    : 'Write one to six demands, with a semicolon between two.';

function paletteOf(given: string): Palette {
  const [paper = '', ink = '', gold = '', flame = '', night = ''] = given.trim().split(/[\s,]+/);
  return { paper, ink, gold, flame, night };
}

const weakPalette: Fault = (given) => {
  const palette = paletteOf(given);
  if (!Object.values(palette).every((each) => /^#[0-9a-f]{6}$/i.test(each))) {
    return 'Write five colours, each # and six digits, with spaces between them.';
  }
  const weak = weakPairs(palette).map(
    ({ letters, ground, least, found }) =>
      `${letters} (${palette[letters]}) cannot be read on ${ground} (${palette[ground]}): their contrast is ${found} and has to be ${least}.`,
  );
  return weak.length ? [...weak, 'Make one of the two lighter or darker.'].join('\n') : null;
};

const MOST_TARGETS = 20;
const PHONE = /^1?\d{10}$/;

const parts = (entry: string) => entry.split('|').map((part) => part.trim());

const targetsOf = (given: string): Target[] =>
  listed(given).map((entry) => {
    const [name = '', role = '', phone = '', place = '', picture = ''] = parts(entry);
    return { name, role, phone, place, ...(picture && { picture }) };
  });

const noTargets: Fault = (given) => {
  const entries = listed(given);
  if (entries.length < 1 || entries.length > MOST_TARGETS) {
    return `Name one to ${MOST_TARGETS} targets, with a semicolon between two.`;
  }
  const wrong = entries.find((entry) => {
    const [name, role, phone = '', place, picture = '/images/', ...more] = parts(entry);
    const isWhole = name && role && place && more.length === 0;
    return !isWhole || !PHONE.test(phone.replace(/\D/g, '')) || !picture.startsWith('/images/');
  });
  return wrong === undefined
    ? null
    : `“${wrong}”: write a name | what they are | a number of ten digits | a place, and if you like | a picture such as /images/ana.jpg.`;
};

const noTranslations: Fault = (given, before) => {
  const entries = listed(given);
  const isWhole = entries.every((entry) => parts(entry).filter(Boolean).length === 2);
  return isWhole && entries.length === listed(before['targets-en'] ?? '').length
    ? null
    : 'Write as many as in English, each as what they are | a place, with a semicolon between two.';
};

const noWords: Fault = (given) => (/[{}<>]/.test(given) ? 'Leave out { } < and >.' : null);

const withStars: Fault = (given) =>
  given.includes('*') ? 'Leave out the *: only in demands does it mark words.' : null;

const hasList = ({ targets }: Record<string, string>) => targets === 'list';

const hasLetter = ({ targets }: Record<string, string>) => targets !== 'senators';

/** The questions by the flags that answer them: `--name-en "..."`. */
export const questions: Record<string, Question> = {
  folder: {
    ask: 'A new folder for it, such as campaigns/2027',
    // the checks of the site's own files leave it alone there
    fault: (given) =>
      isAbsolute(given) || /^(\.|campaigns[\\/]\w)/.test(given)
        ? null
        : 'Name a folder in campaigns/, such as campaigns/2027.',
  },
  'name-en': { ask: 'Its name in English', fault: withStars },
  'name-es': { ask: 'Its name in Spanish', fault: withStars },
  starts: { ask: 'Its first day, as year-month-day', fault: noDay },
  ends: {
    ask: 'Its last day, as year-month-day',
    fault: (given, before) =>
      noDay(given, before) ??
      (given < (before.starts ?? '') ? 'The last day is before the first.' : null),
  },
  'question-en': { ask: 'The question or slogan of its first page, in English', fault: withStars },
  'question-es': { ask: 'The same in Spanish', fault: withStars },
  'answer-en': {
    ask: 'What somebody answers who has joined, in English',
    usual: 'I am in.',
    fault: withStars,
  },
  'answer-es': { ask: 'The same in Spanish', usual: 'Cuente conmigo.', fault: withStars },
  'demands-en': {
    ask: 'Its demands in English, one to six, with a semicolon between two and * around the words to set large (Build *homes*; ...)',
    fault: noDemands,
  },
  'demands-es': {
    ask: 'The same in Spanish',
    fault: (given, before) =>
      listed(given).length === listed(before['demands-en'] ?? '').length
        ? null
        : 'Write as many demands as in English.',
  },
  targets: {
    ask: 'Whom it calls: "senators" (each visitor’s two US senators), "list" (people whom you name) or "nobody" (letter, selfie and events only)',
    usual: 'senators',
    fault: (given) =>
      ['senators', 'list', 'nobody'].includes(given)
        ? null
        : 'Write one of these three words: senators, list, nobody.',
  },
  'targets-en': {
    ask: `The people to call, one to ${MOST_TARGETS}, each as name | what they are | phone number | place, with a semicolon between two (Ana Ruiz | Council member | (540) 555-0143 | City Hall; ...)`,
    fault: noTargets,
    when: hasList,
  },
  'targets-es': {
    ask: 'The same people in Spanish, each only as what they are | place (Concejala | Ayuntamiento; ...)',
    fault: noTranslations,
    when: hasList,
  },
  'call-en': {
    ask: 'What a button says that asks to call them, such as Call the council',
    fault: noWords,
    when: hasList,
  },
  'call-es': {
    ask: 'The same in Spanish, such as Llame al concejo',
    fault: noWords,
    when: hasList,
  },
  'salutation-en': {
    ask: 'The first line of the open letter (To the members of the Fairview City Council:)',
    when: hasLetter,
  },
  'salutation-es': { ask: 'The same in Spanish', when: hasLetter },
  address: {
    ask: 'Its address, such as https://campaign.example.org',
    fault: (given) =>
      /^https:\/\/[\w-]+(\.[\w-]+)+$/.test(given)
        ? null
        : 'Write the address with https:// in front and nothing after the name.',
  },
  inks: {
    ask: 'Its colours: paper (light), ink (dark), gold (bright), flame (strong) and night (very dark)',
    usual: usualPalette,
    fault: weakPalette,
  },
};

/** What is wrong with the answer to a question; null where nothing is. */
export function faultIn(name: string, given: string, before: Record<string, string>) {
  const lacking = /^(name|question|answer|demands|targets)-/.test(name)
    ? lackingLetters(given)
    : [];
  const [letter = ''] = lacking;
  return letter
    ? `The letters of the pictures have no “${letter}” (${Array.from(letter, numberOf).join(' ')}): write it without.`
    : (questions[name]?.fault?.(given, before) ?? null);
}

const asHtml = (demand: string) =>
  escapeHtml(demand)
    .replace(/\*([^*]+)\*/, '<em>$1</em>')
    .replaceAll('*', '');

export function answersFrom(given: Record<string, string>): Answers {
  const both = (key: string) => ({
    en: given[`${key}-en`] ?? '',
    es: given[`${key}-es`] ?? '',
  });
  const demands = both('demands');
  const { targets: kind = 'senators' } = given;
  const targets = targetsOf(kind === 'list' ? (given['targets-en'] ?? '') : '');
  const translated = listed(given['targets-es'] ?? '').map(parts);
  return {
    kind: kind === 'list' || kind === 'nobody' ? kind : 'us-senators',
    call: both('call'),
    salutation:
      kind === 'senators'
        ? {
            en: 'To the members of the United States Senate:',
            es: 'A los miembros del Senado de los Estados Unidos:',
          }
        : both('salutation'),
    targets: {
      en: targets,
      es: targets.map((target, index) => {
        const [role = target.role, place = target.place] = translated[index] ?? [];
        return { ...target, role, place };
      }),
    },
    name: both('name'),
    question: both('question'),
    answer: both('answer'),
    demands: { en: listed(demands.en).map(asHtml), es: listed(demands.es).map(asHtml) },
    season: { starts: given.starts ?? '', ends: given.ends ?? '' },
    address: given.address ?? '',
    inks: paletteOf(given.inks ?? usualPalette),
  };
}
