import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { eachLabel, fieldTree } from '@/lib/content/fields';
import { type EntryList, entryLists, isEntryList } from '@/lib/content/model/entry-lists';
import { locales } from '@/lib/i18n/locales';
import { fieldsOf, hasWords } from './fields';
import { language, t } from './texts';

/** What the editor is told by whoever builds it. */
export type EditorSettings = {
  /** The content folder, from the project's root. */
  content: string;
  /** By whose clock moments are written. */
  timeZone: string;
  /** The name of the campaign. */
  campaign: string;
  /** The files that have a translation. */
  translated: string[];
  /** Where the pages are seen while they are edited; null online. */
  preview: string | null;
  backend: Extract<CmsConfig['backend'], { name: 'github' }>;
  /** Online, where every save is a branch and a pull request: the address of the site. */
  site?: string;
};

/** The content in the order of its list, and the symbol of each. */
export const files = {
  site: 'home',
  events: 'event',
  livestreams: 'videocam',
  toolkit: 'campaign',
  news: 'newspaper',
  letters: 'mail',
  partners: 'handshake',
  covid: 'health_and_safety',
  targets: 'call',
  campaign: 'settings',
} as const;
type Name = keyof typeof files;

/** By which moment the entries of a list stand, newest first. */
const moments: Partial<Record<Name, string>> = { events: 'starts_at', livestreams: 'date' };

/** True for a form that has a half for each language. */
export const isInTwo = (name: string, { translated }: EditorSettings) =>
  isEntryList(name) ? hasWords(name) : translated.includes(name);

/** The editor's configuration: every key of the content as a field. */
export function editorConfig(settings: EditorSettings): CmsConfig {
  const { content, backend, site } = settings;
  const about = (name: Name) => ({
    name,
    label: t(`files.${name}`),
    icon: files[name],
    format: name,
    i18n:
      name !== 'campaign' && (isInTwo(name, settings) || { locales: ['en'], default_locale: 'en' }),
    fields: fieldsOf(name),
  });

  const collections = entryLists.map((name): EntryCollection => {
    const moment = moments[name];
    return {
      ...about(name),
      label_singular: eachLabel(fieldTree[name], language),
      folder: `${content}/{{locale}}/${name}`,
      extension: 'json',
      // the file's name is the entry's id, which stays
      slug: { template: '{{title}}', editable: false },
      summary: moment ? `{{title}} {{${moment} | date('YYYY-MM-DD')}}` : '{{title}}',
      ...(moment && {
        sortable_fields: {
          fields: [moment, 'title'],
          default: { field: moment, direction: 'descending' },
        },
      }),
      reorder: !moment,
      thumbnail: false,
    };
  });
  const singletons = Object.keys(files)
    .filter((name): name is Exclude<Name, EntryList> => !isEntryList(name))
    .map((name): CollectionFile => {
      const folder = name === 'campaign' ? '' : '{{locale}}/';
      return { ...about(name), file: `${content}/${folder}${name}.json` };
    });

  return {
    load_config_file: false,
    backend,
    ...(site && { publish_mode: 'editorial_workflow' as const, site_url: site }),
    app_title: t('title', { campaign: settings.campaign }),
    show_preview_links: Boolean(site),
    // another campaign has pictures of its own beside its content
    media_folder: `${content.replace(/[^/]+$/, '')}public/images`,
    public_folder: '/images',
    media_libraries: { stock_assets: false },
    // what an address may hold (lib/pictures/own-picture.ts)
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_folders',
      locales: [...locales],
      default_locale: 'en',
      initial_locales: 'all',
    },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections,
    singletons,
  };
}
