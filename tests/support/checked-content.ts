import { checkedContent } from '../../lib/checked-content';
import { errorReport } from '../../lib/content/check/report';
import { writeJson } from '../../scripts/files';

/** Checks a content folder as a build does, and hands it on in a file. Gives the environment to read it in. */
export function handOn(dir: string, file: string): Record<string, string> {
  const { content, problems } = checkedContent({ dir });
  if (!content) throw new Error(errorReport(problems));
  writeJson(file, content);
  return { CHECKED_CONTENT: file, ...content.compiled };
}
