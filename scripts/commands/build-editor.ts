import { join } from 'node:path';
import { deployedConfig } from '@/lib/config/deployment';
import type { Campaign } from '@/lib/content/model/campaign';
import { withoutTrailingSlash } from '@/lib/content/model/safe-address';
import { log, readArguments, UserError } from '@/scripts/cli';
import { buildOnlineEditor } from '@/scripts/editor/bundle-editor';
import { readJson } from '@/scripts/files';
import { contentFolder, ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs build-editor --repository owner/name [--branch main]

Builds the form editor into out-editor/, for an address of its own, where nobody needs Node: people sign in
with a GitHub token, and each save is a pull request.

--repository   the site’s repository on GitHub, as the variable EDITOR_REPOSITORY does
--branch       the branch that is published, as the variable EDITOR_BRANCH does; main where it is left out`;

const NAME = /^[\w.-]+\/[\w.-]+$/;
const BRANCH = /^[\w./-]+$/;

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, {
    options: { repository: { type: 'string' }, branch: { type: 'string' } },
  });
  const { EDITOR_REPOSITORY = '', EDITOR_BRANCH = 'main' } = process.env;
  const { repository = EDITOR_REPOSITORY, branch = EDITOR_BRANCH } = values;
  if (!NAME.test(repository) || !BRANCH.test(branch)) {
    throw new UserError(
      `The repository is “${repository}”, the branch “${branch}”. Name the repository as GitHub does:\nnode scripts/run.mjs build-editor --repository owner/name`,
    );
  }
  const { site_url } = deployedConfig(
    readJson<Campaign>(join(contentFolder(process.env), 'campaign.json')),
    process.env,
  );
  const site = site_url + withoutTrailingSlash(process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  await buildOnlineEditor(join(ROOT, 'out-editor'), { repository, branch, site });
  log(
    `The editor of ${repository} is in out-editor/. Upload it to an address that serves nothing else, never to the site’s own: the token of whoever signs in is kept there.`,
  );
}
