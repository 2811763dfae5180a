/** Where the server of the local forms publishes (publish.ts). */
export const PUBLISH_PATH = '/publish';

/** What stands in the folder of the forms alone. */
export type Unpublished = {
  files: string[];
  /** Where it would go; null where there is no such place. */
  remote: string | null;
  branch: string;
  /** Commits of content that are not pushed. */
  ahead: number;
};

/**
 * What became of it: mistakes that keep it back, nothing that is not published already, files that others have
 * published otherwise, git's own words where git refused; or the commit, how many files of others were taken in, and
 * the languages that the site does not have yet.
 */
export type Published =
  | { state: 'mistakes'; report: string }
  | { state: 'no-remote' | 'nothing' }
  | { state: 'conflict'; files: string[] }
  | { state: 'failed'; said: string }
  | { state: 'pushed'; commit: string; taken: number; isDraft: boolean; unshown: string[] };
