import { PUBLISHED_FILE, type PublishedState } from '@/lib/config/published-state';
import { contentPlace, RECORD_FILE } from '@/lib/content/check/files/content-files';
import { locales } from '@/lib/i18n/locales';
import type { Publication, Published, Unpublished } from '@/scripts/content-repository';
import type { Collision } from '@/scripts/merge-lines';
import { isOneValue } from './content-format';
import { ask, element, openDialog, paragraph } from './dialog';
import { fileLabel, language, t } from './messages';
import { askServer, type Content, fetchContent, fieldLabel, leaves, TOKEN_KEY } from './open-form';

/** The token, from the address that was opened, which it then removes there, or from this tab. */
function takeToken(): string | null {
  const [, given] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (given) {
    sessionStorage.setItem(TOKEN_KEY, given);
    history.replaceState(history.state, '', location.pathname);
  }
  return sessionStorage.getItem(TOKEN_KEY);
}

/** The values of a content file by path; none of one that is broken or gone. */
function valuesIn(json = ''): Record<string, string> {
  try {
    return Object.fromEntries(leaves(JSON.parse(json)));
  } catch {
    return {};
  }
}

/** The content files as the folder has them, by which entries are named. */
let { texts }: Pick<Content, 'texts'> = { texts: {} };

async function readTexts(): Promise<void> {
  ({ texts } = await fetchContent().catch(() => ({ texts })));
}

/** A file as the forms call it, in any language: `Events: Moral Monday`. */
export function nameOf(file: string, from = texts): string {
  const { name, id } = contentPlace(file.replace(/^.*?content\//, ''));
  if (id === undefined) return fileLabel(name);
  const title = locales
    .map((each) => valuesIn(from[`${each}/${name}/${id}.json`]).title)
    .find(Boolean);
  return `${fileLabel(name)}: ${title ?? id}`;
}

const namesOf = (files: readonly string[]) => [
  ...new Set(files.filter((file) => !file.endsWith(RECORD_FILE)).map((file) => nameOf(file))),
];

/** The bar below the forms, hidden until there is something to say. */
function foot(...parts: HTMLElement[]): HTMLElement {
  const bar = element('div', { className: 'foot', role: 'status', hidden: true }, ...parts);
  document.body.append(bar);
  return bar;
}

/** Shows which merged changes the online site has; nothing if the site does not say. */
export function showLiveBar(site: string): void {
  const said = element('p');
  const bar = foot(said);
  async function look() {
    const answer = fetch(`${site}${PUBLISHED_FILE}`, { cache: 'no-store' });
    const state: PublishedState | null = await answer.then((each) => each.json()).catch(() => null);
    if (!state) return;
    const words = { dateStyle: 'medium', timeStyle: 'short' } as const;
    said.textContent = t('live', { time: new Date(state.merged).toLocaleString(language, words) });
    bar.hidden = false;
  }
  addEventListener('focus', look);
  void look();
}

/** The bar of the local forms: publishes, or reverts the last publication. Returns its update. */
export function showPublishBar(): () => Promise<void> {
  const said = element('p');
  const button = element('button', { type: 'button', textContent: t('publish.publish') });
  const back = element('button', { type: 'button', textContent: t('publish.takeBack') });
  // keeps what was typed when the dialog is closed, until it is sent
  const words = element('textarea', { rows: 3, id: 'publish-words' });
  let files: string[] = [];
  const bar = takeToken() ? foot(said, button, back) : null;

  async function update() {
    if (!bar) return;
    const found = await askServer<Unpublished>();
    files = found?.files ?? files;
    const count = files.length;
    const isWaiting = count > 0 || (found?.ahead ?? 0) > 0;
    button.hidden = !found?.remote || !isWaiting;
    // unpublished changes prevent a revert
    back.hidden = !found?.remote || isWaiting;
    said.hidden = Boolean(found) && !isWaiting;
    bar.hidden = said.hidden && back.hidden;
    const waiting = count > 0 ? t('publish.waiting', { count }) : t('publish.commits');
    if (found) said.textContent = found.remote ? waiting : `${waiting} ${t('publish.noRemote')}`;
    else said.textContent = count > 0 ? t('publish.lostWaiting', { count }) : t('publish.lost');
  }

  /** Opens a dialog that sends a request and shows the result. Resolves to true if it succeeded. */
  async function openRequest(
    title: string,
    parts: HTMLElement[],
    label: string,
    request: () => object | null,
  ): Promise<boolean> {
    const heading = element('h2', { textContent: title });
    const answer = element('div', { role: 'status' });
    const send = element('button', { type: 'button', textContent: label });
    send.addEventListener('click', async () => {
      const body = request();
      if (!body) return;
      const chosen = answer.querySelectorAll<HTMLInputElement>('input:checked');
      const choices = [...chosen].map(({ value }) => JSON.parse(value));
      send.disabled = true;
      answer.replaceChildren(paragraph(t('publish.busy')));
      const published = await askServer<Published>({ ...body, choices, language });
      send.disabled = false;
      send.hidden = Boolean(published?.commit);
      if (published?.state === 'pushed') heading.textContent = t('publish.published');
      answer.replaceChildren(...answerOf(published));
      await update();
    });
    await openDialog([heading, ...parts, send, answer], { no: t('publish.close') });
    return Boolean(send.hidden);
  }

  button.addEventListener('click', async () => {
    await Promise.all([update(), readTexts()]);
    const names = namesOf(files).map((textContent) => element('li', { textContent }));
    const label = element('label', { htmlFor: words.id, textContent: t('publish.what') });
    const parts = [element('ul', {}, ...names), label, words];
    const isSent = await openRequest(t('publish.title'), parts, t('publish.publish'), () => {
      if (words.value.trim()) return { words: words.value };
      words.focus();
      return null;
    });
    if (isSent) words.value = '';
  });
  back.addEventListener('click', async () => {
    const asked = askServer<{ last: Publication | null }>({ takeBack: true });
    const [found] = await Promise.all([asked, readTexts()]);
    const last = found?.last;
    if (!last) {
      await ask(t(found ? 'publish.noLast' : 'publish.lost'), { no: t('publish.close') });
      return;
    }
    const parts = [paragraph(`“${last.words}”`), changesIn(last)];
    const request = () => ({ takeBack: last.commit });
    await openRequest(t('publish.takeBackTitle'), parts, t('publish.takeBackDo'), request);
  });
  for (const type of ['focus', 'hashchange']) addEventListener(type, update);
  void update();
  return update;
}

function changesIn({ files }: Publication): HTMLElement {
  const row = (name: 'th' | 'td', ...cells: string[]) =>
    element('tr', {}, ...cells.map((textContent) => element(name, { textContent })));
  const rows = files.flatMap(({ file, was, is }) => {
    if (file.endsWith(RECORD_FILE)) return [];
    const [before, after, title] = [valuesIn(was), valuesIn(is), nameOf(file)];
    const { name } = contentPlace(file.replace(/^.*?content\//, ''));
    const changed = Object.keys({ ...before, ...after }).filter(
      (path) => before[path] !== after[path],
    );
    if (changed.length === 0) return [row('td', title, '', '')];
    return changed.map((path) =>
      row('td', `${title}: ${fieldLabel(name, path)}`, before[path] ?? '', after[path] ?? ''),
    );
  });
  const head = row('th', t('publish.part'), t('publish.was'), t('publish.is'));
  const table = element('table', {}, head, ...rows);
  return element('div', { className: 'changes', tabIndex: 0 }, table);
}

/** What two people wrote in the same place, of which one is chosen. */
function choiceOf(collision: Collision): HTMLElement {
  const { file } = collision;
  const { name } = contentPlace(file.replace(/^.*?content\//, ''));
  const ways = (['mine', 'theirs'] as const).map((taken) => {
    const value = JSON.stringify({ ...collision, taken });
    const input = element('input', { type: 'radio', name: JSON.stringify(collision), value });
    const words = collision[taken].replace(/^ *"(\w+)": "?(.*?)"?,?$/gm, (_all, key, text) => {
      const path = isOneValue(name) ? `${name}.0.${key}` : key;
      return `${fieldLabel(name, path).split(': ').at(-1)}: ${text}`;
    });
    const title = element('b', { textContent: t(`publish.${taken}`) });
    const said = element('span', { textContent: words.trim() || t('publish.deleted') });
    return element('label', {}, input, title, said);
  });
  return element('fieldset', {}, element('legend', { textContent: nameOf(file) }), ...ways);
}

function answerOf(published: Published | null): HTMLElement[] {
  const { state = 'lost', said = '', files = [], commit = '', taken = 0 } = published ?? {};
  const collided = published?.collisions?.map(({ file }) => file) ?? files;
  const names = new Intl.ListFormat(language).format(namesOf(collided));
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const unshown = (published?.unshown ?? []).map((each) => languages.of(each) ?? each);
  return [
    paragraph(t(`publish.${state}`, { commit, names })),
    ...(published?.collisions ?? []).map(choiceOf),
    ...(said ? [element('pre', { textContent: said })] : []),
    ...(taken > 0 ? [paragraph(t('publish.taken', { count: taken }))] : []),
    ...(published?.isDraft ? [paragraph(t('publish.draft'))] : []),
    ...unshown.map((language) => paragraph(t('publish.language', { language }))),
  ];
}
