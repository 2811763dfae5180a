export type EditorSettings = {
  /** The content folder, from the project's root. */
  content: string;
  timeZone: string;
  campaign: string;
  /** The files and lists that have a translation; their forms have a half for each language. */
  translated: string[];
  /** Where the pages are shown while they are edited; not online. */
  preview?: string;
  repository: string;
  /** Online, the branch that is published. */
  branch?: string;
  /** Online, where every save is a pull request: the address of the site. */
  site?: string;
};

declare const EDITOR_SETTINGS: EditorSettings;
/** Set by bundle-editor.ts. */
export const settings = EDITOR_SETTINGS;
