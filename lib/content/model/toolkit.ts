import { z } from 'zod';
import { modalHashes } from '../../modals/deep-links';
import { isOwnPicture } from '../../pictures/own-picture';
import { code } from './issue';
import { safeText } from './sanitize';
import { tweet } from './tweet-length';
import { day, drawn, longText, picture, slug, some, text, translated } from './values';

/** The ids of the toolkit page, and of fields in modals, which are on every page. */
const ofThePage = [
  'main',
  'toolkit',
  'download-all',
  'pass-it-on',
  'script-direct-zip',
  'selfie-caption',
  'selfie-caption-hint',
  'selfie-caption-left',
];

const ofModals = Object.values(modalHashes).flatMap((hash) => hash?.slice(1) ?? []);

const derived = /-title$|^modal(-|$)/;

/** True for an id that the site itself uses, which no toolkit entry may have. */
export function isReservedId(id: string): boolean {
  return ofThePage.includes(id) || ofModals.includes(id) || derived.test(id);
}

const entryId = slug.superRefine((id, context) => {
  if (!isReservedId(id)) return;
  context.addIssue({ code: 'custom', message: code('value.reserved'), params: { id } });
});

/** Visitors open and save it; an SVG could hold scripts. */
const raster = picture(1080, 1080).refine(
  (image) => !isOwnPicture(image) || /\.(png|webp|jpe?g|avif|gif)$/i.test(image),
  code('value.raster'),
);

const line = drawn(text);
const lines = some(line);
/** The strip under a graphic: its left and, if given, its right text. */
const foot = some(line, 2);

/** The lines that a build draws a graphic from (scripts/art). */
const graphicSchema = z.discriminatedUnion(
  'ground',
  [
    z.strictObject({ ground: z.literal('gold'), claim: lines, demand: lines, foot }),
    z.strictObject({
      ground: z.literal(['red', 'night']),
      headline: line,
      date: line,
      plan: lines,
      foot,
    }),
  ],
  { error: code('kind.graphic') },
);

export const toolkitEntrySchema = z.strictObject({
  id: entryId,
  // forms write it in both languages; the English one counts
  order: translated(z.int().optional()),
  /** by the campaign’s calendar; one fact for every language */
  last_day: day.optional(),
  title: translated(safeText),
  image: translated(raster.nullable().default(null)),
  image_alt: translated(longText.optional()),
  graphic: translated(graphicSchema.optional()),
  tweets: translated(z.array(tweet).default([])),
});
export type ToolkitEntry = z.infer<typeof toolkitEntrySchema>;
