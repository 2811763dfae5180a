import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { eachLabel, fieldAt, fieldTree, hint } from '@/lib/content/fields';
import { type EntryList, entryLists, isEntryList } from '@/lib/content/model/lists';
import { locales } from '@/lib/i18n/locales';
import { fieldsOf } from './fields';
import { language, t } from './messages';
import type { EditorSettings } from './settings';

/** In the order of the menu, with their icons. */
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

export function editorConfig(settings: EditorSettings): CmsConfig {
  const { content, repository, branch, site } = settings;
  const about = (name: Name) => ({
    name,
    label: t(`files.${name}`),
    icon: files[name],
    format: name,
    i18n:
      name !== 'campaign' &&
      (settings.translated.includes(name) || { locales: ['en'], default_locale: 'en' }),
    fields: fieldsOf(name),
  });

  const collections = entryLists.map((name): EntryCollection => {
    // lists with a moment are sorted by it, newest first
    const moment = fieldTree[name].fields.find(({ type }) => type === 'moment')?.key;
    const status = fieldAt(name, ['status']);
    return {
      ...about(name),
      label_singular: eachLabel(fieldTree[name], language),
      // shown above the list, where entries are deleted
      ...(status && { description: hint(status, language) }),
      folder: `${content}/{{locale}}/${name}`,
      extension: 'json',
      // the file's name is the entry's id, which never changes
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
    backend: {
      name: 'github',
      repo: repository,
      branch,
      // locally a folder is picked instead: the CMS takes no empty list
      auth_methods: [site ? 'token' : ('folder' as never)],
      commit_messages: { create: 'Write {{slug}}', update: 'Change {{slug}}' },
    },
    ...(site && { publish_mode: 'editorial_workflow' as const, site_url: site }),
    app_title: t('title', { campaign: settings.campaign }),
    show_preview_links: Boolean(site),
    // another campaign has pictures of its own beside its content
    media_folder: `${content.replace(/[^/]+$/, '')}public/images`,
    public_folder: '/images',
    media_libraries: { stock_assets: false },
    // what lib/pictures/own-picture.ts accepts
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
