import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { slugOf } from '@/lib/addresses/paths';
import { UserError } from '@/scripts/cli';
import { campaignIn, writeTranslationRecord } from '@/scripts/content';
import { changeJson, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

/** What tells a campaign from the template, by the flags of `npm run new-campaign`. */
export type Answers = Record<
  'name-en' | 'name-es' | 'starts' | 'ends' | 'address' | 'targets' | 'targets-en' | 'targets-es',
  string
>;

/** `Ana Ruiz | Mayor; ...` */
export const listed = (given = '') =>
  given
    .split(';')
    .filter((each) => each.trim())
    .map((each) => each.split('|').map((part) => part.trim()));

/** Whom it addresses; the call service has a campaign for each target of a list, numbered here. */
function targetsFile({ targets: kind, ...answers }: Answers, locale: 'en' | 'es') {
  if (kind !== 'list') return { kind: kind === 'senators' ? 'us-senators' : kind };
  const translated = locale === 'es' ? listed(answers['targets-es']) : [];
  const targets = listed(answers['targets-en']).map((english, index) => {
    const [name, role, phone, place, picture] = english;
    const [ownRole = role, ownPlace = place] = translated[index] ?? [];
    const shown = { name, role: ownRole, phone, place: ownPlace, ...(picture && { picture }) };
    return { ...shown, callpower_id: String(index + 1) };
  });
  return { kind, call: { en: 'Make the Call', es: 'Haga la llamada' }[locale], targets };
}

/**
 * Writes a new campaign into a folder: a copy of content-template/, which can be built as it is and says
 * “Write here” where only its people know what belongs there, with these answers. Returns the content folder.
 * Throws `UserError` where the folder already has something in it.
 * @param folder from the project's root
 */
export function writeCampaign(folder: string, answers: Answers) {
  const dir = resolve(ROOT, folder);
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new UserError(`${folder} is not empty. Name a new folder: nothing is overwritten.`);
  }
  const content = join(dir, 'content');
  cpSync(join(ROOT, 'content-template'), content, { recursive: true });

  const { starts, ends, address: site_url } = answers;
  const campaign_slug = slugOf(answers['name-en']);
  const words = campaign_slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  changeJson(join(content, 'campaign.json'), {
    season: { starts, ends },
    site_url,
    hashtag: `#${words.join('')}`,
    selfie: { ...campaignIn(content).selfie, campaign_slug },
  });
  for (const locale of ['en', 'es'] as const) {
    changeJson(join(content, locale, 'site.json'), { site_title: answers[`name-${locale}`] });
    writeJson(join(content, locale, 'targets.json'), targetsFile(answers, locale));
  }
  writeTranslationRecord(content, 'es');
  return content;
}
