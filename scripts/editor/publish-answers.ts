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
 * What became of it: mistakes that keep it back, nothing that is not published already, git's own words where
 * git refused, or the commit.
 */
export type Published =
  | { state: 'mistakes'; report: string }
  | { state: 'no-remote' }
  | { state: 'nothing' }
  | { state: 'behind' | 'failed'; said: string }
  | { state: 'pushed'; commit: string };
