import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedConfig } from '@/lib/config/deployment';
import { PUBLISHED_FILE, type PublishedState } from '@/lib/config/published-state';
import { publicFolder } from '@/lib/content/check/files/public-folder';
import { errorReport, warningReport } from '@/lib/content/check/report';
import { withoutTrailingSlash } from '@/lib/content/model/safe-address';
import { log, timed, UserError } from '@/scripts/cli';
import { checkContent } from '@/scripts/content';
import { execTool } from '@/scripts/exec';
import { readJson, writeGenerated, writeJson } from '@/scripts/files';
import { contentFolder, DRAWN, ROOT } from '@/scripts/paths';
import { hashOfExport } from './export-hash';
import { finishExport } from './finish-export';
import { zipToolkit } from './zip-toolkit';

const ARCHIVED_NOTE = `This is the archived edition (isArchived in campaign.json).
Still works: every page and text, links, share buttons, the toolkit, the calendar files, the script and the numbers to dial.
Closed: calling, signing, RSVP, selfies, video players, counting. Nothing is sent to anyone.
Renew the domain every year: an address that lapses is bought by somebody else.`;

/** Exports the static site and finishes it. Throws `UserError` if that fails. */
export async function buildSite(buildEnv: NodeJS.Dict<string> = process.env) {
  const { EXPORT_DIR = 'out', NEXT_PUBLIC_BASE_PATH = '' } = buildEnv;
  log(`Building the static site into ${EXPORT_DIR}/ ...`);
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...buildEnv };
  const { content, issues } = await timed('Checking the content', () => checkContent(env));
  if (!content) throw new UserError(errorReport(issues));
  writeGenerated(join(ROOT, 'generated/build'), content);
  const failed =
    (await timed('Drawing the pictures', () =>
      execTool('run', ['build/draw-pictures'], { env }),
    )) || (await timed('Building the pages', () => execTool('next', ['build'], { env })));
  if (failed)
    throw new UserError('The site was not built. Fix what is named above, then try again.');

  const out = join(ROOT, EXPORT_DIR);
  const { bundle } = content['content.json'];
  const { campaign, en } = bundle;
  const deployed = deployedConfig(campaign, env);
  const pages = await timed('Finishing the files', async () => {
    const dir = contentFolder(env);
    // the framework has copied the site's own public/
    const pictures = [DRAWN, publicFolder(dir)].filter((each) => each !== join(ROOT, 'public'));
    for (const folder of pictures) cpSync(folder, out, { recursive: true });
    for (const name of zipToolkit(bundle, out)) log(`All toolkit pictures: ${EXPORT_DIR}/${name}`);
    const published = publishedState(dir);
    if (published) writeJson(join(out, PUBLISHED_FILE), published);
    const basePath = withoutTrailingSlash(NEXT_PUBLIC_BASE_PATH);
    return finishExport(out, deployed, basePath, en.targets.kind);
  });
  writeFileSync(join(out, 'licenses.txt'), licensesText());
  log(`${pages} pages are in ${EXPORT_DIR}/, each with its content policy.`);
  if (deployed.isArchived) log(ARCHIVED_NOTE);
  log(`sha256 of the site: ${hashOfExport(out)}`);
  // last, so that they are not scrolled away
  const warnings = warningReport(issues);
  if (warnings) log(warnings);
}

/** The commit of a content folder; null if there is none, or the content differs from it. */
export function publishedState(dir: string): PublishedState | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('status', '--porcelain', '--ignored', '--', '.')) return null;
    const [commit = '', merged = ''] = git('log', '-1', '--format=%H %cI').trim().split(' ');
    return { commit, merged };
  } catch {
    return null;
  }
}

type Locked = Partial<
  Record<'version' | 'license', string> & Record<'dev' | 'optional' | 'devOptional', boolean>
>;

/** The licences of all packages whose code or fonts may reach a visitor; no development tools. */
export function licensesText() {
  const lock = readJson<{ packages: Record<string, Locked> }>(join(ROOT, 'package-lock.json'));
  const parts = Object.entries(lock.packages).flatMap(
    ([folder, { version, license, ...locked }]) => {
      const isTool = locked.dev || locked.optional || locked.devOptional;
      const name = folder.split('node_modules/').at(-1);
      if (!name || isTool) return [];
      const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).sort() : [];
      const file = files.find((each) => /^(licen[cs]e|copying)/i.test(each));
      const words = file
        ? readFileSync(join(ROOT, folder, file), 'utf8').trim()
        : 'The package brings no text of its own.';
      return `${name} ${version}\nLicense: ${license || 'in its own words'}\n\n${words}\n`;
    },
  );
  return `This site is made with these packages and letters.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
