import { type CheckedContent, checkContent } from '@/lib/content/check/check-content';
import { errorReport } from '@/lib/content/check/report';
import { writeGenerated } from '@/scripts/files';
import { FIXTURE } from './fixture';

/** Checks a content folder as a build does. Gives the files that the pages import. */
export function generatedFrom(dir: string): CheckedContent {
  const { content, issues } = checkContent({ dir });
  if (!content) throw new Error(errorReport(issues));
  return content;
}

export const readBundle = (dir: string) => generatedFrom(dir)['content.json'].bundle;

/** Writes what the pages import of the tests' content: Vitest's setup before all tests. */
export const setup = () => writeGenerated('.mock-services/unit-tests', generatedFrom(FIXTURE));
