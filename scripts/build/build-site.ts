import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedConfig } from '@/lib/config/deployment';
import { PUBLISHED_FILE } from '@/lib/config/published-state';
import { publicFolder } from '@/lib/content/check/files/public-folder';
import { errorReport, warningReport } from '@/lib/content/check/report';
import { withoutTrailingSlash } from '@/lib/content/model/safe-address';
import { log, timed, UserError } from '@/scripts/cli';
import { checkConfiguredContent } from '@/scripts/configured-content';
import { execTool } from '@/scripts/exec';
import { writeGenerated, writeJson } from '@/scripts/files';
import { contentFolder, DRAWN, ROOT } from '@/scripts/paths';
import { hashOfExport } from './export-hash';
import { finishExport } from './finish-export';
import { licensesText } from './licenses';
import { publishedState } from './published-state';
import { zipToolkit } from './zip-toolkit';

const ARCHIVED_NOTE = `This is the archived edition (isArchived in campaign.json).
Still works: every page and text, links, share buttons, the toolkit, the calendar files, the script and the numbers to dial.
Closed: calling, signing, RSVP, selfies, video players, counting. Nothing is sent to anyone.
Renew the domain every year: an address that lapses is bought by somebody else.`;

/** Exports the static site and finishes it. Throws `UserError` if that fails. */
export async function buildSite(buildEnv: NodeJS.Dict<string> = process.env) {
  const { EXPORT_DIR = 'out', NEXT_PUBLIC_BASE_PATH = '', SOURCE_DATE_EPOCH = '' } = buildEnv;
  if (/\D/.test(SOURCE_DATE_EPOCH))
    throw new UserError(`SOURCE_DATE_EPOCH is in seconds since 1970, not “${SOURCE_DATE_EPOCH}”.`);
  log(`Building the static site into ${EXPORT_DIR}/ ...`);
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...buildEnv };
  const { content, issues } = await timed('Checking the content', () =>
    checkConfiguredContent(env),
  );
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
