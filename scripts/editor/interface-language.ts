import type { ReportLanguage } from '@/lib/content/schema/expected';

/** The language of the interface: what was chosen in the editor's settings, or the browser's own. */
export function interfaceLanguage(): ReportLanguage {
  const { locale } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
  const chosen = typeof locale === 'string' && locale !== 'auto' ? [locale] : navigator.languages;
  const spoken = chosen.find((each) => /^(en|es)\b/.test(each));
  return spoken?.startsWith('es') ? 'es' : 'en';
}
