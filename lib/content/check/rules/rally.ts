import { rallyKeys } from '../../../rally/rally-parts';
import type { Message } from '../../schema/expected';
import { both, type ContentFiles } from '../files/content-files';
import { type Entry, textOf, valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** What makes a part of the rally card trustworthy, and so has to stand with it. */
const wanted: Record<string, Message> = {
  source: {
    en: '"source": who wrote this, and where',
    es: '"source": quién lo escribió y dónde',
  },
  reviewed_by: {
    en: '"reviewed_by": who read this text over and stands by it, with what makes them fit to',
    es: '"reviewed_by": quién revisó este texto y responde por él, y con qué preparación',
  },
  reviewed_on: {
    en: '"reviewed_on": the day of that review, written year-month-day',
    es: '"reviewed_on": el día de esa revisión, escrito año-mes-día',
  },
};

const TOGETHER: Message = {
  en: 'Nothing stands on the rally card without its source, its reviewer and the day of the review: add it, or take the whole part out until somebody has read it over',
  es: 'Nada aparece en la tarjeta del mitin sin su fuente, quién lo revisó y el día de la revisión: agréguelo, o quite la parte entera hasta que alguien la haya revisado',
};

const YEAR_MS = 366 * 86_400_000;

/** The fault of a review's day: one to come anywhere on earth, or, before a launch, one long past. */
function dayFault(day: string, { now, isDeployment, campaign }: ContentFiles) {
  const firstMoment = Date.parse(`${day}T00:00:00+14:00`);
  if (firstMoment > now) {
    const expected = {
      en: 'a day that has come: a review cannot be dated ahead. Write the day on which somebody read the text over',
      es: 'un día que ya llegó: una revisión no puede llevar fecha futura. Escriba el día en que alguien revisó el texto',
    };
    return { expected };
  }
  const isOver = valueAt(campaign?.value, ['isArchived']) === true;
  if (!isDeployment || isOver || !(now - firstMoment > YEAR_MS)) return null;
  const expected = {
    en: 'a review of the last twelve months: laws and numbers change. Have the text read over again, and write who did and when',
    es: 'una revisión de los últimos doce meses: las leyes y los números cambian. Pida que revisen otra vez el texto y escriba quién lo hizo y cuándo',
  };
  return { expected, isWarning: true };
}

/** Parts of the rally card that nobody stands by, or stood by so long ago that it may be wrong. */
export function rallyRules(files: ContentFiles): Issue[] {
  return both(files, 'site').flatMap(({ source: { file, value } }) =>
    rallyKeys.flatMap((key): Issue[] => {
      const part = valueAt(value, [key]);
      if (!part || typeof part !== 'object') return [];
      const lacking = Object.entries(wanted)
        .filter(([name]) => textOf((part as Entry)[name]).trim() === '')
        .map(([name, { en, es }]) => ({
          file,
          path: [key, name],
          expected: { en: `${en}. ${TOGETHER.en}`, es: `${es}. ${TOGETHER.es}` },
        }));
      const fault = dayFault(textOf((part as Entry).reviewed_on), files);
      return [...lacking, ...(fault ? [{ file, path: [key, 'reviewed_on'], ...fault }] : [])];
    }),
  );
}
