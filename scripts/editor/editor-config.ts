import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { locales } from '@/lib/i18n/locales';
import type { ScreenPath } from '@/lib/routes';
import { fieldsIn } from './fields';
import type { Message, ReportLanguage } from './form-schemas';

/** What the editor is told by whoever builds it. */
export type EditorSettings = {
  /** The content folder, from the project's root. */
  content: string;
  /** By whose clock moments are written; Washington's where it is left out. */
  timeZone?: string | undefined;
  /** Where the pages are seen while they are edited; null online. */
  preview: string | null;
  backend: Extract<CmsConfig['backend'], { name: 'github' }>;
  /** Online, where every save is a branch and a pull request: the site, and who keeps its content. */
  online?: { site: string; api: string };
};

/** The name of the format of a content file, for the editor. */
export const formatOf = (name: string) => `content-${name}`;

/** The pages on which the preview begins, for files that are not seen on the home page. */
export const pagesOf: Record<string, ScreenPath> = { toolkit: '/toolkit', targets: '/call' };

/** The content files in the order of the list beside the form, and the symbol of each. */
export const files: readonly (readonly [name: string, icon: string, label: Message])[] = [
  ['site', 'home', { en: 'Texts of the pages', es: 'Textos de las páginas' }],
  ['events', 'event', { en: 'Events', es: 'Eventos' }],
  ['livestreams', 'videocam', { en: 'Livestreams', es: 'Transmisiones en vivo' }],
  [
    'toolkit',
    'campaign',
    { en: 'Toolkit: graphics and posts', es: 'Materiales: gráficos y tuits' },
  ],
  ['news', 'newspaper', { en: 'News', es: 'Noticias' }],
  ['letters', 'mail', { en: 'Letters to the editor', es: 'Cartas al director' }],
  ['partners', 'handshake', { en: 'Partners', es: 'Organizaciones' }],
  ['covid', 'health_and_safety', { en: 'COVID protocols', es: 'Protocolos de COVID' }],
  ['targets', 'call', { en: 'Whom the campaign calls', es: 'A quién llama la campaña' }],
  [
    'campaign',
    'settings',
    { en: 'Campaign: archive, dates, addresses', es: 'Campaña: archivo, fechas, direcciones' },
  ],
];

/** The editor's configuration: every key of the content as a field, described in one language. */
export function editorConfig(settings: EditorSettings, language: ReportLanguage): CmsConfig {
  const { content, preview, backend, online } = settings;
  const entries = files.filter(([name]) => isEntryList(name));
  const collections = entries.map(
    ([name, icon, label]): EntryCollection => ({
      name,
      icon,
      label: label[language],
      folder: `${content}/{{locale}}/${name}`,
      extension: 'json',
      format: formatOf(name) as never,
      create: true,
      slug: '{{title}}',
      i18n: true,
      ...(['toolkit', 'news', 'letters'].includes(name) && { reorder: true }),
      preview_path: preview ? `preview.html?page=${pagesOf[name] ?? '/'}` : (pagesOf[name] ?? '/'),
      fields: fieldsIn(name, label, language),
    }),
  );
  const others = files.filter(([name]) => !isEntryList(name));
  const singletons = others.map(([name, icon, label]): CollectionFile => {
    const isTranslated = name !== 'campaign';
    return {
      name,
      icon,
      label: label[language],
      file: isTranslated ? `${content}/{{locale}}/${name}.json` : `${content}/${name}.json`,
      format: formatOf(name),
      i18n: isTranslated,
      preview_path: preview ? `preview.html?page=${pagesOf[name] ?? '/'}` : (pagesOf[name] ?? '/'),
      fields: fieldsIn(name, label, language),
    };
  });
  return {
    load_config_file: false,
    backend,
    ...(online && { publish_mode: 'editorial_workflow' as const, site_url: online.site }),
    app_title: { en: 'Content of the campaign', es: 'Contenido de la campaña' }[language],
    ...(preview && { display_url: './preview.html' }),
    show_preview_links: Boolean(preview ?? online),
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
    editor: { preview: false },
    collections,
    singletons,
  };
}
