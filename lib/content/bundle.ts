import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Locale, locales } from '../i18n/locales';
import { isOwnPicture } from './own-picture';
import { checkValue, errorReport, parseJson, type ValidationError } from './parse';
import {
  type Campaign,
  type Content,
  campaignSchema,
  listSchemas,
  siteSchema,
  type ToolkitEntry,
} from './schema';

/** The content of one folder: the campaign, and for each locale only the keys that it has. */
export type Bundle = { campaign: Campaign; en: Content; es: Partial<Content> };

/** The schema of each file of a locale by its name; Spanish may leave out keys and whole files. */
function schemasFor(locale: Locale): Record<string, z.ZodType> {
  const site = locale === 'en' ? siteSchema : siteSchema.partial();
  return { site, ...listSchemas };
}

function missingPictures(
  file: string,
  value: unknown,
  publicDir: string,
  path = '',
): ValidationError[] {
  if (typeof value === 'string') {
    if (!isOwnPicture(value) || existsSync(join(publicDir, value))) return [];
    return [{ file, path, found: value, expected: `a picture that is there, as public${value}` }];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`;
    return missingPictures(file, inner, publicDir, `${path}${step}`);
  });
}

/** An entry with a graphic must show the picture that `npm run art` draws of it. */
function misnamedGraphics(locale: Locale, toolkit: readonly ToolkitEntry[]): ValidationError[] {
  return toolkit.flatMap(({ id, image, graphic }, index) => {
    const drawn = `/images/graphic-${id}-${locale}.png`;
    if (!graphic || image === drawn) return [];
    return {
      file: `content/${locale}/toolkit.json`,
      path: `[${index}].image`,
      found: JSON.stringify(image),
      expected: `"${drawn}", where npm run art draws what stands under graphic`,
    };
  });
}

/**
 * Reads and checks a content folder. Returns the checked bundle or, when anything is wrong, every
 * error of every file in one go (spec.md section 3).
 */
export function checkBundle(
  dir: string,
  publicDir: string,
): { bundle: Bundle } | { errors: ValidationError[] } {
  const errors: ValidationError[] = [];

  function readFile(name: string, schema: z.ZodType, isOptional: boolean): unknown {
    const path = join(dir, name);
    const file = `content/${name}`;
    if (!existsSync(path)) {
      if (!isOptional) {
        errors.push({ file, path: 'the whole file', found: 'no such file', expected: 'a file' });
      }
      return undefined;
    }
    const parsed = parseJson(file, readFileSync(path, 'utf8'));
    if ('error' in parsed) {
      errors.push(parsed.error);
      return undefined;
    }
    const checked = checkValue(file, schema, parsed.value);
    if ('errors' in checked) errors.push(...checked.errors);
    errors.push(...missingPictures(file, parsed.value, publicDir));
    return 'value' in checked ? checked.value : undefined;
  }

  function readLocale(locale: Locale): Record<string, unknown> {
    const table: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(schemasFor(locale))) {
      const value = readFile(`${locale}/${name}.json`, schema, locale !== 'en');
      if (value === undefined) continue;
      Object.assign(table, name === 'site' ? value : { [name]: value });
      if (name === 'toolkit') errors.push(...misnamedGraphics(locale, value as ToolkitEntry[]));
    }
    return table;
  }

  const campaign = readFile('campaign.json', campaignSchema, false);
  const [en, es] = locales.map(readLocale);
  if (errors.length > 0) return { errors };
  return { bundle: { campaign, en, es } as Bundle };
}

/** As `checkBundle`, but throws the whole report as one error, which stops a build. */
export function readBundle(dir: string, publicDir = 'public'): Bundle {
  const result = checkBundle(dir, publicDir);
  if ('bundle' in result) return result.bundle;
  throw new Error(errorReport(result.errors));
}
