import { example, fieldAt } from '../fields';
import { contentPlace } from '../model/entry-lists';
import type { Issue, Path, ReportLanguage } from '../model/issue';
import { hasSentence, sentence } from '../model/sentence';
import { keyPath, seen } from './files/json-path';

const LONGEST_SHOWN = 80;

function shown(value: unknown, language: ReportLanguage): string {
  if (value === undefined) return sentence('report.nothing', language);
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}...` : text;
}

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
export function say(
  issue: Issue,
  language: ReportLanguage,
  nameOf?: (path: Path) => string | undefined,
) {
  const { code, path, params } = issue;
  const around = path.slice(0, -1);
  const named = (key: string) => nameOf?.([...around, key]) ?? `"${key}"`;
  const said = (key: typeof code) => sentence(key, language, params, named);
  const { missing, found, example } = params;
  const found_ = `${code}.found`;
  return {
    found: seen(
      hasSentence(found_)
        ? sentence(found_, language, params)
        : String(found ?? shown(issue.value, language)),
    ),
    expected: seen(
      missing
        ? sentence('key.missing', language, { key: named(String(missing)), wanted: said(code) })
        : said(code),
    ),
    example: example === undefined ? usual(issue) : String(example),
  };
}

/** An issue as `content:check --json` prints it. */
export function jsonIssue(issue: Issue) {
  const { severity, file, line, path, code, params, entry } = issue;
  const [en, es] = [say(issue, 'en'), say(issue, 'es')];
  return {
    severity,
    file,
    line,
    /** As the file writes it, such as `[2].starts_at`; empty for the whole file. */
    key: seen(keyPath(path)),
    entry,
    code,
    params,
    found: { en: en.found, es: es.found },
    expected: { en: en.expected, es: es.expected },
    example: en.example,
  };
}
