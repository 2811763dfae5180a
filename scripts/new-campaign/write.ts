import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { slugOf } from '@/lib/addresses/paths';
import { UserError } from '@/scripts/cli';
import { campaignIn, writeTranslationRecord } from '@/scripts/content';
import { readJson, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

/** A campaign that can be built as it is, with “Write here” in the place of what only its people know. */
const TEMPLATE = join(ROOT, 'content-template');

/** What tells a campaign from the template, by the questions of `npm run new-campaign`. */
export type Answers = Record<
  'name-en' | 'name-es' | 'starts' | 'ends' | 'address' | 'targets' | 'targets-en' | 'targets-es',
  string
>;

/** `Ana Ruiz | Mayor; ...` */
export const listed = (given = ''): string[][] =>
  given
    .split(';')
    .filter((each) => each.trim())
    .map((each) => each.split('|').map((part) => part.trim()));

/** Whom it addresses; the call service has a campaign for each target of a list, numbered here. */
function targetsFile(answers: Answers, locale: 'en' | 'es') {
  if (answers.targets !== 'list')
    return { kind: answers.targets === 'nobody' ? 'nobody' : 'us-senators' };
  const translated = listed(answers['targets-es']);
  const targets = listed(answers['targets-en']).map(([name, ...english], index) => {
    const [role, phone, place, picture] = english;
    const own =
      locale === 'es' ? { role: translated[index]?.[0], place: translated[index]?.[1] } : {};
    const shown = picture ? { picture } : {};
    return { name, role, phone, place, ...shown, ...own, callpower_id: String(index + 1) };
  });
  return { kind: 'list', call: { en: 'Make the Call', es: 'Haga la llamada' }[locale], targets };
}

/**
 * Writes a new campaign into a folder: `content/`. Returns the content folder. Throws `UserError` where
 * the folder already has one.
 * @param folder from the project's root
 */
export function writeCampaign(folder: string, answers: Answers) {
  const dir = resolve(ROOT, folder);
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new UserError(`${folder} is not empty. Name a new folder: nothing is overwritten.`);
  }
  const content = join(dir, 'content');
  cpSync(TEMPLATE, content, { recursive: true });
  const change = (path: string, own: object) =>
    writeJson(join(content, path), { ...readJson<object>(join(content, path)), ...own });

  const { starts, ends, address: site_url } = answers;
  const slug = slugOf(answers['name-en']);
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const { selfie } = campaignIn(content);
  change('campaign.json', {
    season: { starts, ends },
    site_url,
    hashtag: `#${words.join('')}`,
    selfie: { ...selfie, campaign_slug: slug },
  });
  for (const locale of ['en', 'es'] as const) {
    change(`${locale}/site.json`, { site_title: answers[`name-${locale}`] });
    writeJson(join(content, locale, 'targets.json'), targetsFile(answers, locale));
  }
  writeTranslationRecord(content, 'es');
  return content;
}
