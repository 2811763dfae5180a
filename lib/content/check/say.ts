import { choiceLabel, example, type Field, fieldAt, label, namesAt } from '../fields';
import type { Issue, Params, Path, ReportLanguage, SentenceKey } from '../model/issue';
import { plainText } from '../model/sanitize';
import { hasSentence, sentence } from '../model/sentence';
import { contentPlace } from './files/content-files';
import { shortened, textsIn, visibleText } from './files/json-path';

/** Where its reader edits what an issue is about. */
type Editor = 'file' | 'form';

/** A value as its field shows it, on one line. */
function typed(value: unknown, field: Field | undefined, language: ReportLanguage): string {
  if (typeof value === 'boolean') return sentence(value ? 'report.on' : 'report.off', language);
  if (typeof value === 'object')
    return textsIn(value)
      .map(({ text }) => text)
      .join(', ');
  const text = String(value ?? '').trim();
  if (field?.type === 'choice') return choiceLabel(field, text, language);
  if (field?.type === 'moment') return text.replace('T', ' ');
  return field?.type === 'html' ? plainText(text) : text;
}

/**
 * The example of the key, or of the nearest one around it that has one. Null if it is the value itself, such as
 * a colour that is wrong only beside another.
 */
function usual({ file, path, value }: Issue, editor: Editor): string | null {
  const language = /\/es\//.test(file) ? 'es' : 'en';
  const { name } = contentPlace(file);
  const around = path.map((_key, index) => fieldAt(name, path.slice(0, path.length - index)));
  const field = around.find((each) => each?.key && example(each, language) !== undefined);
  const found = field && example(field, language);
  if (found === undefined || JSON.stringify(found) === JSON.stringify(value)) return null;
  if (editor === 'file') return JSON.stringify(found);
  const [first] = [found].flat();
  return /object|boolean/.test(typeof first) ? null : typed(first, field?.each ?? field, language);
}

/** An issue in words: keys by their labels, and to the reader of a form its values as fields show them. */
export function say(issue: Issue, language: ReportLanguage, editor: Editor = 'file') {
  const { code, file, path, params, value } = issue;
  const { name } = contentPlace(file);
  const isForm = editor === 'form';
  function named(key: string): string {
    const around = [...path.slice(0, -1), key];
    const field = fieldAt(name, around) ?? fieldAt(name, [key]) ?? fieldAt('site', [key]);
    if (!field) return `"${key}"`;
    return `“${label(field, language)}”${isForm ? '' : ` (${key})`}`;
  }
  const { ground, keys, kind, missing, found, first, example } = params;
  const paths: Path[] = keys ? JSON.parse(String(keys)) : [];
  const names = paths.map((path) => `“${namesAt(name, path, language).join(': ')}”`);
  const whom = fieldAt('targets', ['kind']);
  const own: Params = {
    editor,
    on: isForm ? sentence('report.on', language) : 'true',
    off: isForm ? sentence('report.off', language) : 'false',
    keys: names.join(', '),
    ...(isForm && first && { first: typed(first, fieldAt(name, path), language) }),
    ...(ground && { ground: named(String(ground)) }),
    ...(whom && kind && { whom: label(whom, language) }),
    ...(whom && kind && { kind: choiceLabel(whom, String(kind), language) }),
  };
  const worded = (key: SentenceKey) => sentence(key, language, { ...params, ...own }, named);
  const wanted = worded(code);
  const foundKey = `${code}.found`;
  const isSaid = hasSentence(foundKey);
  const given = isForm ? typed(value, fieldAt(name, path), language) : JSON.stringify(value);
  const words = isSaid ? worded(foundKey) : String(found ?? shortened(given ?? ''));
  const isNamed = missing && !isForm;
  return {
    found: visibleText(words || sentence('report.nothing', language)),
    /** For the forms’ sentence: `empty`, `found` within the value, or the `value` itself. */
    kind: words === '' ? 'empty' : isSaid || found !== undefined ? 'found' : 'value',
    expected: visibleText(
      isNamed ? sentence('key.missing', language, { key: named(String(missing)), wanted }) : wanted,
    ),
    example: example === undefined ? usual(issue, editor) : isForm ? null : String(example),
  };
}
