import { z } from 'zod';
import {
  choiceLabel,
  eachLabel,
  type Field,
  fieldAt,
  fieldTree,
  labelOf,
  namesAt as namesOf,
} from '@/lib/content/fields';
import { campaignSchema } from '@/lib/content/model/campaign';
import type { CheckCode, ReportLanguage } from '@/lib/content/model/issue';
import { listSchemas, newestFirst, translatedEntrySchemas } from '@/lib/content/model/lists';
import { sentence } from '@/lib/content/model/sentence';
import { siteSchema } from '@/lib/content/model/site';
import en from '@/messages/fields.en.json' with { type: 'json' };
import es from '@/messages/fields.es.json' with { type: 'json' };

export type { ReportLanguage };
export type Message = Record<ReportLanguage, string>;
export const same = (text: string): Message => ({ en: text, es: text });
const both = (name: string): Message => ({
  en: labelOf(name, 'en') ?? '',
  es: labelOf(name, 'es') ?? '',
});

type Described = Message | Record<ReportLanguage, readonly [name: string, hint: string]>;
type Row = Described & { example?: unknown };
type FieldOptions = {
  isLong?: boolean;
  picture?: { width: number; height: number };
  choices?: Record<string, Message>;
  entry?: Message;
  isNewestFirst?: boolean;
};
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  wanted?: Message;
  const?: string;
  enum?: string[];
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  row?: Row;
  heading?: string;
  field?: FieldOptions;
};

/** The name and the hint of a key in a language; the hint may be empty. */
export function described(row: Row, language: ReportLanguage): { name: string; hint: string } {
  const [name = '', hint = ''] = [row[language]].flat();
  return { name, hint };
}

export function fieldOptions(schema: JsonSchema): FieldOptions {
  return Object.assign({}, ...(schema.anyOf ?? []).map(fieldOptions), schema.field);
}

export const IN_CAMPAIGN_ZONE: Message = {
  en: 'In the campaign’s time zone.',
  es: 'En la zona horaria de la campaña.',
};

const groups = (file: 'site' | 'campaign') =>
  Object.fromEntries(
    Object.keys(en)
      .filter((key) => fieldTree[file].fields.some(({ heading }) => heading === key))
      .map((key) => [key.replace('heading.', ''), both(key)]),
  );
export const headings: Record<string, Record<string, Message>> = {
  site: groups('site'),
  campaign: groups('campaign'),
};

type Words = Record<string, string | { label: string; hint?: string; example?: unknown }>;
const words = (name: string, language: ReportLanguage) => {
  const found = ({ en, es } as Record<ReportLanguage, Words>)[language][name];
  return typeof found === 'string' ? { label: found } : (found ?? { label: '' });
};

function annotate(schema: JsonSchema, field: Field | undefined, file: string): void {
  if (!field) return;
  const { name, key, type, choices, picture, isLong, each, kinds, kindKey } = field;
  if (key) {
    const [inEnglish, inSpanish] = [words(name, 'en'), words(name, 'es')];
    const row: Row = {
      en: [inEnglish.label, inEnglish.hint ?? ''],
      es: [inSpanish.label, inSpanish.hint ?? ''],
    };
    if (inEnglish.example !== undefined) row.example = inEnglish.example;
    schema.row = row;
  }
  const known = choices ?? (type === 'kinds' ? kinds.map(({ value }) => value) : undefined);
  const labels = (value: string): Message => ({
    en: choiceLabel(field, value, 'en'),
    es: choiceLabel(field, value, 'es'),
  });
  schema.field = {
    isLong,
    ...(picture && { picture }),
    ...(choices && { choices: Object.fromEntries(choices.map((each) => [each, labels(each)])) }),
    ...(each && { entry: { en: eachLabel(field, 'en'), es: eachLabel(field, 'es') } }),
  };
  const inside = (each: JsonSchema) => {
    for (const [inner, own] of Object.entries(each.properties ?? {})) {
      const found =
        field.fields.find((one) => one.key === inner) ??
        kinds.flatMap(({ fields }) => fields).find((one) => one.key === inner) ??
        (key ? undefined : fieldAt(file, [inner]));
      if (inner === kindKey && known) {
        own.field = { choices: Object.fromEntries(known.map((one) => [one, labels(one)])) };
        own.row = {
          en: [labelOf(`${name}.${inner}`, 'en') ?? inner, ''],
          es: [labelOf(`${name}.${inner}`, 'es') ?? inner, ''],
        };
      } else annotate(own, found, file);
    }
    if (each.items && field.each) annotate(each.items, field.each, file);
    for (const branch of [...(each.anyOf ?? []), ...(each.oneOf ?? [])]) inside(branch);
  };
  inside(schema);
}

function jsonSchema(name: string, source: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(source, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      if (/^(date|email)/.test(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      else {
        const code = z.safeParse(zodSchema, '\u0000').error?.issues[0]?.message as CheckCode;
        Object.assign(jsonSchema, {
          wanted: { en: sentence(code, 'en'), es: sentence(code, 'es') },
        });
      }
    },
  }) as JsonSchema;
  const file = name.replace('-es', '');
  const root = fieldTree[file as keyof typeof fieldTree];
  const list = schema.items && root.type !== 'list' ? schema.items : undefined;
  annotate(list ?? schema, root, file);
  if (list) {
    const isNewestFirst = newestFirst.includes(file);
    schema.field = {
      entry: { en: eachLabel(root, 'en'), es: eachLabel(root, 'es') },
      isNewestFirst,
    };
  }
  return schema;
}

/** The schemas of the content files by their names, with what the forms say of each key. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries({
    campaign: campaignSchema,
    site: siteSchema,
    'site-es': siteSchema.partial(),
    ...listSchemas,
    ...Object.fromEntries(
      Object.entries(translatedEntrySchemas).map(([name, schema]) => [`${name}-es`, schema]),
    ),
  }).map(([name, source]) => [name, jsonSchema(name, source)]),
);

/** A key as its form calls it; reports write it as `[0].title`. */
export function namesAt(name: string, key: string, language: ReportLanguage): string[] {
  const steps = key.split(/[.[\]]+/).filter(Boolean);
  return namesOf(
    name,
    steps.map((each) => (/^\d+$/.test(each) ? Number(each) : each)),
    language,
  );
}
