import { type CheckedContent, checkedContent } from '../../lib/content/check/checked-content';
import { errorReport } from '../../lib/content/check/report';

/** Checks a content folder as a build does. Gives the files that the pages import. */
export function generatedFrom(dir: string): CheckedContent {
  const { content, issues } = checkedContent({ dir });
  if (!content) throw new Error(errorReport(issues));
  return content;
}
