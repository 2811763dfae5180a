import type { ReportLanguage } from './form-schemas';

/** Where the CMS keeps what was chosen in its settings. */
const KEY = 'sveltia-cms.prefs';

const chosen = () => JSON.parse(localStorage.getItem(KEY) ?? '{}');

/** The language of the interface: what was chosen in the editor's settings, or the browser's own. */
export function interfaceLanguage(): ReportLanguage {
  const { locale } = chosen();
  const languages =
    typeof locale === 'string' && locale !== 'auto' ? [locale] : navigator.languages;
  const spoken = languages.find((each) => /^(en|es)\b/.test(each));
  return spoken?.startsWith('es') ? 'es' : 'en';
}

/** Has a form stay open when it is saved, unless somebody has chosen otherwise. */
export function stayAfterSaving(): void {
  localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false, ...chosen() }));
}
