import { PUBLISHED_FILE, type PublishedState } from '@/lib/config/published-state';
import { locales } from '@/lib/i18n/locales';
import type { Publication, Published, Unpublished } from '@/scripts/publishing/content-repository';
import { languageName } from '@/scripts/publishing/in-words';
import { changesIn, choiceOf, nameOf } from './changes';
import type { Texts } from './check';
import { formAt } from './cms-handles';
import { element, openDialog, paragraph } from './dialog';
import { pathOf } from './examine';
import { language, t } from './messages';
import { isUnsaved, TYPED } from './open-form';
import { ANSWERED, askFor, askServer, fetchContent, takeToken } from './server';
import { settings } from './settings';

/** What would be published, or what was published last; empty if that cannot be taken back. */
type Shown = Partial<Publication> & { languages?: string[] };

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
    const state = await askFor<PublishedState>(`${site}${PUBLISHED_FILE}`);
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
  let count = 0;
  let found: Unpublished | null = null;
  const bar = takeToken() ? foot(said, button, back) : null;

  /** True if the open form is saved, and waits for Publish; said here, as the CMS has no room beside its title. */
  function isFormWaiting() {
    const place = formAt();
    if (!place || isUnsaved()) return false;
    const paths = locales.map((each) => `${settings.content}/${pathOf(place, each)}`);
    return paths.some((path) => found?.files.includes(path));
  }

  function draw() {
    if (!bar) return;
    count = found?.files.length ?? count;
    const isOwn = count > 0 || (found?.ahead ?? 0) > 0;
    const isWaiting = isOwn || Boolean(found?.languages?.length);
    button.hidden = !found?.remote || !isWaiting;
    // unpublished changes prevent a revert
    back.hidden = !found?.remote || isOwn;
    said.hidden = Boolean(found) && !isWaiting;
    bar.hidden = said.hidden && back.hidden;
    const lost = count > 0 ? t('publish.lostWaiting', { count }) : t('publish.lost');
    const waiting = [
      isFormWaiting() && t('publish.saved'),
      count > 0 ? t('publish.waiting', { count }) : t('publish.commits'),
      !found?.remote && t('publish.noRemote'),
    ];
    said.textContent = found ? waiting.filter(Boolean).join(' ') : lost;
  }

  async function update() {
    if (!bar) return;
    found = await askServer<Unpublished>();
    draw();
  }

  /** Opens a dialog that shows what would be sent, sends it, and shows the result. */
  async function openRequest(isBack: boolean): Promise<void> {
    const title = t(isBack ? 'publish.takeBackTitle' : 'publish.title');
    const yes = t(isBack ? 'publish.takeBackDo' : 'publish.publish');
    const heading = element('h2', {}, title);
    const send = element('button', { type: 'button', hidden: true, textContent: yes });
    const shown = element('div');
    const answer = element('div', { role: 'status' }, paragraph(t('publish.looking')));
    void openDialog([heading, shown, send, answer], { no: t('publish.close') });
    const asked = askServer<Shown>({ show: isBack ? 'last' : 'waiting' });
    const [found, content] = await Promise.all([asked, fetchContent()]);
    // by which entries are named
    const texts = content?.texts ?? {};
    if (!found?.files) {
      answer.replaceChildren(paragraph(t(found ? 'publish.noLast' : 'publish.lost')));
      return;
    }
    const { files, commit = '', languages = [] } = found;
    const own = { className: 'changes', tabIndex: 0 };
    const changes = element('div', own, ...changesIn(files, texts));
    const label = element('label', { htmlFor: words.id }, t('publish.what'));
    const more = element('input', { type: 'checkbox' });
    const offer = element('label', {}, more, t('publish.withLanguages'));
    const unsent = languages.length > 0 ? [...unshown(languages), offer] : [];
    const choices: unknown[] = [];
    if (isBack) shown.append(paragraph(`“${found.words}”`), changes);
    else shown.append(changes, ...unsent, label, words);
    answer.replaceChildren();
    send.hidden = false;
    send.addEventListener('click', async () => {
      if (!isBack && !words.value.trim()) return words.focus();
      const chosen = answer.querySelectorAll<HTMLInputElement>('input:checked');
      choices.push(...[...chosen].map(({ value }) => JSON.parse(value)));
      send.disabled = true;
      answer.replaceChildren(paragraph(t('publish.busy')));
      const wanted = { words: words.value, choices, withLanguages: more.checked };
      const body = isBack ? { takeBack: commit } : wanted;
      const published = await askServer<Published>({ ...body, language });
      send.disabled = false;
      send.hidden = Boolean(published?.commit);
      if (send.hidden) shown.remove();
      if (published?.state === 'pushed') {
        heading.textContent = t('publish.published');
        words.value = '';
      }
      answer.replaceChildren(...answerOf(published, texts));
    });
  }

  button.addEventListener('click', () => openRequest(false));
  back.addEventListener('click', () => openRequest(true));
  for (const type of ['focus', 'hashchange', ANSWERED]) addEventListener(type, update);
  addEventListener(TYPED, draw);
  void update();
  return update;
}

const unshown = (locales: string[]) =>
  locales.map((each) =>
    paragraph(t('publish.language', { language: languageName(each, language) })),
  );

function answerOf(published: Published | null, texts: Texts): HTMLElement[] {
  const { state = 'lost', said = '', files = [], commit = '', taken = 0 } = published ?? {};
  const collided = published?.collisions?.map(({ file }) => file) ?? files;
  const named = new Set(collided.map((file) => nameOf(file, texts)));
  const names = new Intl.ListFormat(language).format(named);
  const reload = { type: 'button', onclick: () => location.reload() };
  return [
    paragraph(t(`publish.${state}`, { commit, names })),
    ...(published?.collisions ?? []).map((each) => choiceOf(each, texts)),
    ...(said ? [element('pre', {}, said)] : []),
    ...(taken > 0 ? [paragraph(t('publish.taken', { count: taken }))] : []),
    ...(taken > 0 || state === 'takenBack' ? [element('button', reload, t('publish.reload'))] : []),
    ...(published?.isDraft ? [paragraph(t('publish.draft'))] : []),
    ...unshown(published?.unshown ?? []),
  ];
}
