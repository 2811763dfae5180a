import { relative, sep } from 'node:path';
import * as check from '@/lib/content/check/check-content';
import { readContent } from '@/lib/content/check/read-content';
import { errorReport } from '@/lib/content/check/report';
import type { Campaign } from '@/lib/content/model/campaign';
import { UserError } from './cli';
import { contentFolder, MESSAGES, ROOT } from './paths';

/** Checks the content folder of a build and the messages. */
export function checkConfiguredContent(env: NodeJS.Dict<string> = process.env) {
  const dir = contentFolder(env);
  const name = relative(ROOT, dir).split(sep).join('/');
  return check.checkContent({ dir, name, messagesDir: MESSAGES, env });
}

/** The campaign of a content folder, where other files may be wrong. Throws `UserError` if its own is. */
export function campaignIn(dir: string): Campaign {
  const { campaign } = readContent(check.contentFiles(dir)).bundle;
  if (campaign) return campaign;
  throw new UserError(errorReport(check.checkContent({ dir }).issues));
}
