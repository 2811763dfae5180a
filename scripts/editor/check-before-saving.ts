import type { ReportLanguage } from '@/lib/content/check/files/problem';

/** What is about to be saved. */
export type Saving = {
  /** The texts of all content files as they are, by their paths from the content folder. */
  before: Record<string, string>;
  /** The same as they will be. */
  files: Record<string, string>;
  /** The paths of those that this save writes. */
  changed: string[];
  /** The project's folder; null where there is none, online. */
  project: FileSystemDirectoryHandle | null;
  language: ReportLanguage;
};

/** Shows what is wrong with what is about to be saved; resolves to false where it must not be. */
export async function checkBeforeSaving(_saving: Saving): Promise<boolean> {
  return true;
}
