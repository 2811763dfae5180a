import { PUBLISHED_FILE, type PublishedState } from '@/lib/config/published-state';
import { contentPlace, RECORD_FILE } from '@/lib/content/model/entry-lists';
import { element, openDialog, paragraph } from './dialog';
import type { Publication, Published, Unpublished } from './publish';
import { labelOf, language, t } from './texts';

const TOKEN_KEY = 'publish-token';

/** The token of this tab: from the address that was opened, which then no longer shows it. */
function takeToken(): string | null {
  const [, given] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (given) {
    sessionStorage.setItem(TOKEN_KEY, given);
    history.replaceState(history.state, '', location.pathname);
  }
  return sessionStorage.getItem(TOKEN_KEY);
}

/** Asks the server of the forms. */
async function asked<Answer>(body?: object): Promise<Answer> {
  const response = await fetch('./publish', {
    headers: { Authorization: `Bearer ${sessionStorage.getItem(TOKEN_KEY)}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** Files as the forms call them: `Events: rally`, the languages of one once. */
function namesOf(files: readonly string[]): string[] {
  const names = files
    .filter((file) => !file.endsWith(RECORD_FILE))
    .map((file) => {
      const { name, id } = contentPlace(file.replace(/^.*?content\//, ''));
      return id === undefined ? labelOf(name) : `${labelOf(name)}: ${id}`;
    });
  return [...new Set(names)];
}

/** The foot of the forms, which is hidden until it says something. */
function foot(...parts: HTMLElement[]): HTMLElement {
  const bar = element('div', { className: 'foot', role: 'status', hidden: true });
  bar.append(...parts);
  document.body.append(bar);
  return bar;
}

/** Says at the foot of the online forms up to when the site shows what was merged; nothing where it does not say. */
export function showLiveBar(site: string): void {
  const said = element('p');
  const bar = foot(said);
  async function look() {
    const answer = fetch(`${site}${PUBLISHED_FILE}`, { cache: 'no-store' });
    const state = await answer.then((each) => each.json()).catch(() => null);
    if (!state) return;
    const { merged }: PublishedState = state;
    const words = { dateStyle: 'medium', timeStyle: 'short' } as const;
    said.textContent = t('live', { time: new Date(merged).toLocaleString(language, words) });
    bar.hidden = false;
  }
  addEventListener('focus', look);
  void look();
}

/**
 * Says at the foot of the local forms what is not published, and publishes it in one press: checked,
 * committed in the words of whoever edits, and pushed. Nothing where the forms are online.
 */
export function showPublishBar(): { update: () => Promise<void> } {
  const said = element('p');
  const button = element('button', { type: 'button', textContent: t('publish.publish') });
  // what was typed stays when the dialog is closed, until it is sent
  const words = element('textarea', { rows: 3, id: 'publish-words' });
  let files: string[] = [];
  const back = element('button', { type: 'button', textContent: t('publish.takeBack') });
  const bar = takeToken() ? foot(said, button, back) : null;

  async function update() {
    if (!bar) return;
    const found = await asked<Unpublished>().catch(() => null);
    if (found) files = found.files;
    const count = files.length;
    const isWaiting = count > 0 || (found?.ahead ?? 0) > 0;
    button.hidden = !found?.remote || !isWaiting;
    // what is typed and not published would stand in its way
    back.hidden = !found?.remote || isWaiting;
    said.hidden = Boolean(found) && !isWaiting;
    bar.hidden = said.hidden && back.hidden;
    const waiting = count > 0 ? t('publish.waiting', { count }) : t('publish.commits');
    if (found) said.textContent = found.remote ? waiting : `${waiting} ${t('publish.noRemote')}`;
    else said.textContent = count > 0 ? t('publish.lostWaiting', { count }) : t('publish.lost');
  }

  async function open() {
    await update();
    const heading = element('h2', { textContent: t('publish.title') });
    const list = element('ul');
    list.append(...namesOf(files).map((textContent) => element('li', { textContent })));
    const label = element('label', { htmlFor: words.id, textContent: t('publish.what') });
    const answer = element('div', { role: 'status' });
    const send = element('button', { type: 'button', textContent: t('publish.publish') });
    send.addEventListener('click', async () => {
      if (!words.value.trim()) return words.focus();
      send.disabled = true;
      answer.replaceChildren(paragraph(t('publish.busy')));
      const published = await asked<Published>({ words: words.value, language }).catch(() => null);
      send.disabled = false;
      send.hidden = published?.state === 'pushed';
      if (send.hidden) heading.textContent = t('publish.published');
      answer.replaceChildren(...answerOf(published));
      await update();
    });
    await openDialog([heading, list, label, words, send, answer], { no: t('publish.close') });
    if (send.hidden) words.value = '';
  }

  async function openTakeBack() {
    const found = await asked<{ last: Publication | null }>({ takeBack: true }).catch(() => null);
    const heading = element('h2', { textContent: t('publish.takeBackTitle') });
    const last = found?.last;
    if (!last) {
      const none = paragraph(t(found ? 'publish.noLast' : 'publish.lost'));
      await openDialog([none], { no: t('publish.close') });
      return;
    }
    const answer = element('div', { role: 'status' });
    const send = element('button', { type: 'button', textContent: t('publish.takeBackDo') });
    send.addEventListener('click', async () => {
      send.disabled = true;
      answer.replaceChildren(paragraph(t('publish.busy')));
      const body = { takeBack: last.commit, language };
      const published = await asked<Published>(body).catch(() => null);
      send.disabled = false;
      send.hidden = published?.state === 'pushed';
      const { commit = '' } = published ?? {};
      answer.replaceChildren(
        ...(send.hidden ? [paragraph(t('publish.takenBack', { commit }))] : answerOf(published)),
      );
      await update();
    });
    const parts = [paragraph(`“${last.words}”`), changesIn(last), send, answer];
    await openDialog([heading, ...parts], { no: t('publish.close') });
  }

  back.addEventListener('click', openTakeBack);
  button.addEventListener('click', open);
  for (const type of ['focus', 'hashchange']) addEventListener(type, update);
  void update();
  return { update };
}

/** The texts in a file, each by its path. */
function textsIn(json: string): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) texts.set(path, String(value));
    else
      for (const [key, each] of Object.entries(value)) visit(each, path ? `${path}.${key}` : key);
  };
  if (json) visit(JSON.parse(json), '');
  return texts;
}

/** What a publication changed, was beside is. */
function changesIn({ files }: Publication): HTMLElement {
  const row = (name: 'th' | 'td', ...cells: string[]) => {
    const line = element('tr');
    line.append(...cells.map((textContent) => element(name, { textContent })));
    return line;
  };
  const table = element('table');
  table.append(row('th', t('publish.part'), t('publish.was'), t('publish.is')));
  for (const { file, was, is } of files) {
    if (file.endsWith(RECORD_FILE)) continue;
    const name = file.endsWith('.json') ? namesOf([file]).join() : file;
    const [before, after] = [textsIn(was), textsIn(is)];
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    const changed = paths.filter((path) => before.get(path) !== after.get(path));
    const cells = changed.map((path) => [
      `${name}: ${path}`,
      before.get(path) ?? '',
      after.get(path) ?? '',
    ]);
    table.append(
      ...(cells.length > 0 ? cells : [[name, '', '']]).map((each) => row('td', ...each)),
    );
  }
  const scroller = element('div', { className: 'changes', tabIndex: 0 });
  scroller.append(table);
  return scroller;
}

/** What became of it, in sentences. */
function answerOf(published: Published | null): HTMLElement[] {
  const { state = 'lost', said = '', files = [], commit = '', taken = 0 } = published ?? {};
  const names = new Intl.ListFormat(language).format(namesOf(files));
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const unshown = (published?.unshown ?? []).map((each) => languages.of(each) ?? each);
  return [
    paragraph(t(`publish.${state}`, { commit, names })),
    ...(said ? [element('pre', { textContent: said })] : []),
    ...(taken > 0 ? [paragraph(t('publish.taken', { count: taken }))] : []),
    ...(published?.isDraft ? [paragraph(t('publish.draft'))] : []),
    ...unshown.map((language) => paragraph(t('publish.language', { language }))),
  ];
}
