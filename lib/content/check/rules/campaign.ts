import { weakPairs } from '../../../colours/palette';
import { addressVariables } from '../../../config/deployment';
import type { CheckCode, Finding } from '../../model/issue';
import { isBasePath, isSafeAddress, urlOf } from '../../model/safe-address';
import { type ContentFiles, filesNamed } from '../files/content-files';
import { valueAt } from '../files/json-path';
import { at, type Entry, rulesFor, targetsKindIn } from './rule';

const isAddress = (value: string) =>
  value === '' || (/^https?:\/\//i.test(value) && urlOf(value) !== null && isSafeAddress(value));

function environment({ env }: ContentFiles): Finding[] {
  const wrong = Object.values(addressVariables).filter((name) => !isAddress(env[name] ?? ''));
  const codes = wrong.map((name): [string, CheckCode] => [name, 'environment.address']);
  if (!isBasePath(env.NEXT_PUBLIC_BASE_PATH ?? ''))
    codes.push(['NEXT_PUBLIC_BASE_PATH', 'environment.base-path']);
  return codes.map(([file, code]) => {
    return { file, path: [], code, params: { found: JSON.stringify(env[file]) } };
  });
}

/** The campaign's kind, unless it addresses the Senate. */
const otherThanSenate = (files: ContentFiles) =>
  ['list', 'nobody'].includes(targetsKindIn(files).kind) && targetsKindIn(files);

const SCOREBOARD = ['features', 'scoreboard'];

/** A service without an address in a site to be deployed. Analytics may be left out by choice. */
const unset =
  (name: 'call' | 'selfie' | 'queue') =>
  ({ hosts }: Entry<'campaign'>, { files }: { files: ContentFiles }) =>
    files.isDeployment &&
    hosts &&
    !hosts[name] &&
    !(name === 'call' && targetsKindIn(files).kind === 'nobody') &&
    !files.env[addressVariables[name]] &&
    at(['hosts', name]);

export const campaignRules = [
  environment,
  rulesFor('campaign', {
    'campaign.season-ends': ({ season }) =>
      season && season.starts > season.ends && at(['season', 'ends'], { starts: season.starts }),
    'campaign.contrast': ({ inks }) =>
      inks &&
      weakPairs(inks).map(({ letters, ground, found, least }) =>
        at(['inks', letters], { ground, colour: inks[ground], contrast: found, least }),
      ),
    'campaign.no-votes': ({ features }, { files }) => {
      const [site] = filesNamed(files.files, 'site');
      const hasVotes = valueAt(site?.value, ['roll_calls']) !== undefined;
      return features?.scoreboard && !hasVotes && at(SCOREBOARD);
    },
    'campaign.no-senators': ({ features }, { files }) => {
      const other = otherThanSenate(files);
      return features?.scoreboard && other && at(SCOREBOARD, other);
    },
    'warning.campaign.no-state-pages': ({ ask_states: states = [], features }, { files }) =>
      states.length > 0 &&
      (features?.places === false || otherThanSenate(files)) &&
      at('ask_states'),
    'warning.campaign.address-path': ({ site_url = '' }) =>
      /^https:\/\/[^/]+\/+[^/]/.test(site_url) && at('site_url'),
    'warning.campaign.no-call': unset('call'),
    'warning.campaign.no-selfie': unset('selfie'),
    'warning.campaign.no-queue': unset('queue'),
  }),
  rulesFor('site', {
    'site.no-senate': ({ roll_calls }, { files }) => {
      const other = otherThanSenate(files);
      return roll_calls !== undefined && other && at('roll_calls', other);
    },
  }),
];
