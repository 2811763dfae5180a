import { PUBLISHED_FILE, type PublishedState } from '@/lib/published-state';
import { element } from './dialog';
import { type EditorSettings, files } from './editor-config';
import type { ReportLanguage } from './form-schemas';

const sentences = {
  en: {
    live: (time: string) => `The site shows all content that was merged, up to ${time}.`,
    waiting: (names: string, time: string) =>
      `On the site in a few minutes: ${names}. It shows what was merged up to ${time}.`,
  },
  es: {
    live: (time: string) => `El sitio muestra todo el contenido integrado, hasta el ${time}.`,
    waiting: (names: string, time: string) =>
      `En el sitio en unos minutos: ${names}. Muestra lo que se integró hasta el ${time}.`,
  },
} satisfies Record<ReportLanguage, unknown>;

/** Of the answer of GitHub that compares two commits, what is read here. */
type Compared = { files?: { filename: string }[] };

/** What is at an address, as JSON. Rejects where there is nothing. */
async function answerOf<Answer>(address: string, headers: HeadersInit = {}): Promise<Answer> {
  const response = await fetch(address, { headers, cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

/**
 * Says at the foot of the online forms how much of what was merged the site shows: GitHub compares the commit
 * that the site names with the branch, for whoever has signed in. Nothing where one of them does not answer;
 * what waits for review stands in the CMS's own list.
 */
export function showLiveBar(
  { site, api }: NonNullable<EditorSettings['online']>,
  { content, backend: { repo, branch = 'main' } }: EditorSettings,
  language: ReportLanguage,
): void {
  const said = element('p');
  const bar = element('div', { className: 'publish', hidden: true });
  bar.setAttribute('role', 'status');
  bar.append(said);
  document.body.append(bar);

  /** What the list calls a file; nothing for what is no content. */
  const nameOf = (path: string) =>
    files
      .filter(([name]) => path.startsWith(`${content}/`) && path.endsWith(`/${name}.json`))
      .map(([, , label]) => label[language]);

  async function update() {
    const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
    if (!token) return;
    const { commit, merged } = await answerOf<PublishedState>(`${site}${PUBLISHED_FILE}`);
    const compared = await answerOf<Compared>(
      `${api}/repos/${repo}/compare/${commit}...${encodeURIComponent(branch)}`,
      { Authorization: `Bearer ${token}` },
    );
    const names = new Set((compared.files ?? []).flatMap(({ filename }) => nameOf(filename)));
    const time = new Date(merged).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const say = sentences[language];
    const list = new Intl.ListFormat(language).format(names);
    said.textContent = list ? say.waiting(list, time) : say.live(time);
    bar.hidden = false;
    document.documentElement.toggleAttribute('data-publish', true);
  }

  // the forms of a site that says nothing, or of nobody who has signed in, say nothing either
  const look = () => void update().catch(() => undefined);
  addEventListener('focus', look);
  addEventListener('hashchange', look, { once: true });
  look();
}
