import { cardPath, graphicPath } from '../paths';

/** A file, or an entry of a list, as the content has it. */
type Written = Record<string, unknown>;

type WrittenContent = {
  campaign: Written;
  /** by locale, each whole: in English what it lacks */
  sites: Record<string, Written>;
  /** by locale; empty where English is shown */
  toolkits: Record<string, Written[]>;
  /** by locale; in English where it lacks them */
  targets: Record<string, Written>;
};

/** What a drawing is made from: the inks and, by their keys, the words (scripts/art draws from them). */
type Drawing = {
  /** its path in `public/`; of several sizes, the one to save */
  picture: string;
  /** of its words */
  locale: string;
  from: Record<string, unknown>;
  /** of the toolkit, by its index */
  entry?: number;
};

/** The widths in which a toolkit graphic is drawn besides the one to save. */
export const GRAPHIC_WIDTHS = [540, 810] as const;

/** Drawings without words; the icons are printed from the favicon. */
const wordless = [
  ...['favicon', 'rays', 'march', 'tear'],
  ...['marcher-cap', 'marcher-dress', 'marcher-chair'],
  ...['preacher', 'farmworker', 'nurse'],
];

const picked = (from: Written, keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const tableOf = (value: unknown): Written =>
  value && typeof value === 'object' ? (value as Written) : {};

/** Every drawing of a campaign. It takes content as it is, wrong or not. */
export function drawingsOf({ campaign, sites, toolkits, targets }: WrittenContent): Drawing[] {
  const { inks: palette, season, site_url } = campaign;
  const [[first = '', site = {}] = []] = Object.entries(sites);
  const others = Object.values(sites);
  const words = listOf(site.march_words);
  // it is shown in every language
  const shared = words.filter((word) =>
    others.every((other) => listOf(other.march_words).includes(word)),
  );
  const march_words = shared.length > 0 ? shared : words;
  const drawings = [
    ...wordless.map((name) => ({ picture: `art/${name}.svg`, locale: first, from: {} })),
    { picture: 'images/video-placeholder.png', locale: first, from: { march_words } },
    ...Object.entries(sites).flatMap(([locale, words]) => {
      const name = { ...picked(words, ['site_title']), season };
      return [
        { picture: `art/march-light-${locale}.svg`, from: picked(words, ['march_words']) },
        { picture: `art/wordmark-${locale}.svg`, from: name },
        {
          picture: `images/share-${locale}.png`,
          from: { ...picked(words, ['intro_title', 'intro_demands']), ...name },
        },
        {
          picture: `images/selfie-sample-${locale}-640.webp`,
          from: {
            ...picked(words, ['selfies_sample_caption', 'selfies_title', 'march_words']),
            site_url,
          },
        },
        {
          picture: `images/selfie-sample-2-${locale}-640.webp`,
          from: { ...picked(words, ['selfies_default_caption', 'selfies_title']), site_url },
        },
        {
          picture: `images/selfie-sample-3-${locale}-640.webp`,
          from: { ...picked(words, ['intro_title', 'selfies_title']), site_url },
        },
        ...pageCards({ words, name, campaign, targets: targets[locale] ?? {}, locale }),
        ...listOf(toolkits[locale]).flatMap((each, entry) => {
          const { id, image, graphic: written } = tableOf(each);
          // a translation without lines of its own shows the English picture
          if (!written || image !== graphicPath(locale, id)) return [];
          const graphic = tableOf(written);
          const from = {
            graphic,
            ...(graphic.ground !== 'gold' && picked(words, ['march_words'])),
            ...(listOf(graphic.foot).length < 2 && { site_url }),
          };
          return [{ picture: graphicPath(locale, id).slice(1), from, entry }];
        }),
      ].map((drawing) => ({ locale, ...drawing }));
    }),
  ];
  return drawings.map((drawing) => ({ ...drawing, from: { inks: palette, ...drawing.from } }));
}

/** The words of the share card of each page for an action. */
const actionWords = {
  '/letter': ['letter_title', 'letter_cta', 'intro_title'],
  '/rsvp': ['intro_moral_monday_cta', 'intro_moral_monday_starts_at', 'intro_moral_monday_place'],
  '/selfie': ['selfies_title', 'selfies_cta', 'selfies_sample_caption', 'march_words'],
};

/**
 * The share cards of the pages for an action and, under one name, of those about whom the campaign
 * calls: of every state, or of each target on its list.
 */
function pageCards({
  words,
  name,
  campaign,
  targets,
  locale,
}: {
  words: Written;
  name: Written;
  campaign: Written;
  targets: Written;
  locale: string;
}) {
  const actions = Object.entries(actionWords).map(([path, keys]) => ({
    picture: cardPath(locale, path).slice(1),
    from: {
      ...picked(words, keys),
      ...name,
      ...(path === '/selfie' && { site_url: campaign.site_url }),
    },
  }));
  const { kind } = targets;
  if (tableOf(campaign.features).places === false || kind === 'nobody') return actions;
  const listed = listOf(targets.targets).map((each) => picked(tableOf(each), ['name', 'role']));
  const asked =
    kind === 'list'
      ? { ...picked(words, ['intro_title']), targets: listed }
      : picked(words, ['place_question', 'intro_title']);
  return [
    ...actions,
    { picture: cardPath(locale, '/call/*').slice(1), from: { ...asked, ...name } },
  ];
}
