import { HtmlValidate } from 'html-validate';
import type { ExportedPage } from './exported-site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React has its own spelling of attributes and void elements; HTML treats them the same
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // HTML allows any id without spaces; React's own begin with "_"
    'valid-id': ['error', { relaxed: true }],
    // the ZIP field is of type tel, for its keypad, and autocompletes as postal-code
    'valid-autocomplete': 'off',
    // the stylesheet holds a phone number on one line
    'tel-non-breaking': 'off',
    // an input without a type is a text field, as intended
    'no-implicit-input-type': 'off',
    // titles end with the season's full name, which is long in Spanish
    'long-title': 'off',
    // Safari drops the list role of lists without markers
    'no-redundant-role': 'off',
    // lists may have a name: the rule itself says "strictly allowed"
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

export function invalidHtml(pages: readonly ExportedPage[]): string[] {
  return pages.flatMap(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`,
        ),
      ),
  );
}

export function styleAttributes(pages: readonly ExportedPage[]): string[] {
  return pages.flatMap(({ file, html }) =>
    (html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? []).map((tag) => `${file}: ${tag}`),
  );
}
