import { example, fieldAt } from '../fields';
import type { Issue, Path, ReportLanguage } from '../model/issue';
import { hasSentence, sentence } from '../model/sentence';
import { contentPlace } from './files/content-files';
import { seen, shortened } from './files/json-path';

const shown = (value: unknown, language: ReportLanguage) =>
  value === undefined ? sentence('report.nothing', language) : shortened(JSON.stringify(value));

/** The example of the key, or of the nearest one around it that has one. */
function exampleAt(name: string, path: Path, language: ReportLanguage): string | undefined {
  const field = fieldAt(name, path);
  const found = field?.key ? example(field, language) : undefined;
  if (found !== undefined) return JSON.stringify(found);
  return path.length === 0 ? undefined : exampleAt(name, path.slice(0, -1), language);
}

/** Null if the example is the value itself, such as a colour that is wrong only beside another. */
function usual({ file, path, value }: Issue): string | null {
  const found = exampleAt(contentPlace(file).name, path, /\/es\//.test(file) ? 'es' : 'en');
  return found === undefined || found === JSON.stringify(value) ? null : found;
}

/** An issue in words; `nameOf` gives a key's name in the forms. */
export function say(issue: Issue, language: ReportLanguage, nameOf?: (path: Path) => string) {
  const { code, path, params } = issue;
  const around = path.slice(0, -1);
  const named = (key: string) => nameOf?.([...around, key]) ?? `"${key}"`;
  // a colour is named by its key
  const ground = params.ground && { ground: named(String(params.ground)) };
  const worded = (key: typeof code) => sentence(key, language, { ...params, ...ground }, named);
  const { missing, found = shown(issue.value, language), example } = params;
  const foundKey = `${code}.found`;
  const missingKey = { key: named(String(missing)), wanted: worded(code) };
  return {
    found: seen(hasSentence(foundKey) ? sentence(foundKey, language, params) : String(found)),
    expected: seen(missing ? sentence('key.missing', language, missingKey) : worded(code)),
    example: example === undefined ? usual(issue) : String(example),
  };
}
