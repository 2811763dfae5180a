import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cardPath, entryPath, withBasePath } from '@/lib/addresses/paths';
import type { FixedPath, LocalPath, ScreenPath } from '@/lib/addresses/routes';
import { introductionOf } from '@/lib/call/local-pages';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { GRAPHIC_SIDE_PX } from '@/lib/content/display-sizes';
import { datesIn, loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Content } from '@/lib/content/model/content';
import { fillPlaceholders } from '@/lib/content/model/html';
import { plainText } from '@/lib/content/model/sanitize';
import { feedsOf } from '@/lib/feeds/feed-files';
import { defaultLocale, htmlLangs, type Locale, localeFolder } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { fullMoment } from '@/lib/schedule/campaign-time';
import { isHidden, localeUrls } from './sitemap';

const hiddenFromSearch = { index: false, follow: true };

/** With the placeholders of what search engines and shared links show first filled in. */
function withSharedWords({ locale, values }: LocalizedContent): Content {
  const words = { name: values.site_title, dates: datesIn(locale), question: values.intro_title };
  return {
    ...values,
    open_graph_title: fillPlaceholders(values.open_graph_title, words),
    open_graph_description: fillPlaceholders(values.open_graph_description, words),
  };
}

function titleOf(locale: Locale, path: FixedPath, content: Content): string {
  const { titles } = messagesOf(locale);
  const names: Record<FixedPath, string> = {
    '/': content.open_graph_title,
    '/call': titles.call,
    '/letter': content.letter_cta,
    '/rsvp': content.intro_moral_monday_cta,
    '/rally': titles.rally,
    '/selfie': `${content.selfies_cta}: ${content.selfies_title}`,
    '/toolkit': plainText(content.toolkit_page_title),
    '/partners': titles.partners,
    '/print': titles.print,
    '/scoreboard': titles.scoreboard,
    '/privacy': titles.privacy,
    '/test': titles.gallery,
  };
  return path === '/' ? names[path] : `${names[path]} | ${content.site_title}`;
}

/** A long text's beginning, cut after a word, as long as networks and search engines show it. */
const DESCRIPTION_LENGTH = 200;
function beginning(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/[\s,.;:]*\s\S*$/, '')}…`;
}

function eventFacts({ locale, values }: LocalizedContent): string {
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = values;
  return [starts && fullMoment(starts, locale), place].filter(Boolean).join(' · ');
}

const descriptions: Partial<Record<FixedPath, (content: LocalizedContent) => string>> = {
  '/letter': ({ values }) => beginning(plainText(values.letter_text)),
  '/rsvp': eventFacts,
  '/selfie': ({ values }) => values.selfies_description,
};

type Introduction = {
  title: string;
  description: string;
  image: { url: string; alt: string; width?: number; height?: number };
};

const campaignCard = (values: Content) => ({
  url: withBasePath(values.open_graph_image),
  alt: values.open_graph_title,
});

export function screenMetadata(locale: Locale, path: FixedPath): Metadata {
  const content = loadContent(locale);
  const values = withSharedWords(content);
  const title = titleOf(locale, path, values);
  const own = descriptions[path];
  const description = own?.(content) || values.open_graph_description;
  const image = own
    ? { url: withBasePath(cardPath(locale, path)), alt: title }
    : campaignCard(values);
  return metadataOf(locale, path, { title, description, image });
}

export async function localPageMetadata(locale: Locale, path: LocalPath): Promise<Metadata> {
  const { values } = loadContent(locale);
  const t = await getTranslations({ locale });
  const { title, description } = introductionOf(locale, path, t);
  const image = { url: withBasePath(cardPath(locale, path)), alt: title };
  return metadataOf(locale, path, { title: `${title} | ${values.site_title}`, description, image });
}

/** For the toolkit, or for one entry, which chats show with its graphic. */
export function toolkitMetadata(locale: Locale, id?: string): Metadata {
  const values = withSharedWords(loadContent(locale));
  const entry = values.toolkit.find((each) => each.id === id);
  if (!entry) return screenMetadata(locale, '/toolkit');
  const title = plainText(entry.title);
  const { image = null, image_alt: alt = title } = entry;
  const side = { width: GRAPHIC_SIDE_PX, height: GRAPHIC_SIDE_PX };
  return metadataOf(locale, entryPath(entry.id), {
    title: `${title} | ${values.site_title}`,
    description: beginning(entry.tweets[0] ?? values.open_graph_description),
    image:
      image && isOwnPicture(image)
        ? { url: withBasePath(image), alt, ...side }
        : campaignCard(values),
  });
}

function metadataOf(locale: Locale, path: ScreenPath, { title, description, image }: Introduction) {
  const { values } = loadContent(locale);
  const url = screenUrl(locale, path);

  return {
    metadataBase: new URL(config.site_url),
    title,
    description,
    manifest: withBasePath(`${localeFolder(locale)}/manifest.webmanifest`),
    icons: {
      icon: withBasePath('/art/favicon.svg'),
      apple: withBasePath('/icons/apple-touch-icon.png'),
    },
    alternates: {
      canonical: url,
      languages: { ...localeUrls(path), 'x-default': screenUrl(defaultLocale, path) },
      types: feedsOf(locale, path),
    },
    openGraph: {
      type: 'website',
      siteName: values.site_title,
      title,
      description,
      url,
      images: [{ width: 1200, height: 630, ...image }],
      locale: htmlLangs[locale].replace('-', '_'),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
    ...(isHidden(locale, path) && { robots: hiddenFromSearch }),
  } satisfies Metadata;
}

export function notFoundMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(config.site_url),
    title: `404 - ${messagesOf(locale).titles.notFound}`,
    robots: hiddenFromSearch,
  };
}
