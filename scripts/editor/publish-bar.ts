import { RECORD_FILE } from '@/lib/content/translation/record-line';
import { element, openDialog, paragraph } from './dialog';
import { files } from './editor-config';
import type { ReportLanguage } from './form-schemas';
import { PUBLISH_PATH, type Published, type Unpublished } from './publish-answers';

const sentences = {
  en: {
    waiting: (count: number) =>
      count === 1 ? '1 file is not published.' : `${count} files are not published.`,
    commits: 'Saved changes are not published.',
    noRemote:
      'This folder has no place to publish to: git has no remote. Whoever set it up adds one (git remote add origin ...).',
    publish: 'Publish',
    title: 'Publish these changes?',
    published: 'Published',
    what: 'What did you change? Your team reads it.',
    close: 'Back to the form',
    busy: 'Checking and sending ...',
    pushed: (commit: string, time: string) =>
      `Sent at ${time} (${commit}). The host builds it now; the site shows it in a few minutes.`,
    mistakes: 'Nothing was sent: correct this first.',
    nothing: 'Nothing was sent: all that is saved is published already.',
    behind:
      'Nothing was sent: somebody else has published meanwhile. Your change is safe in this folder. Whoever looks after the site runs “git pull --rebase”; then press Publish again.',
    failed: 'Nothing was sent. Your change is safe in this folder. Git says:',
    lost: 'The forms no longer reach “npm run edit”, or were opened at another address. Your change is safe in this folder. Run it again, and open the address that it names.',
  },
  es: {
    waiting: (count: number) =>
      count === 1 ? '1 archivo no está publicado.' : `${count} archivos no están publicados.`,
    commits: 'Hay cambios guardados que no están publicados.',
    noRemote:
      'Esta carpeta no tiene adónde publicar: git no tiene un repositorio remoto. Quien la preparó lo agrega (git remote add origin ...).',
    publish: 'Publicar',
    title: '¿Publicar estos cambios?',
    published: 'Publicado',
    what: '¿Qué cambió? Lo lee su equipo.',
    close: 'Volver al formulario',
    busy: 'Se revisa y se envía ...',
    pushed: (commit: string, time: string) =>
      `Se envió a las ${time} (${commit}). El servidor lo construye ahora; en unos minutos el sitio lo muestra.`,
    mistakes: 'No se envió nada: corrija esto primero.',
    nothing: 'No se envió nada: todo lo guardado ya está publicado.',
    behind:
      'No se envió nada: alguien más publicó mientras tanto. Su cambio está a salvo en esta carpeta. Quien cuida el sitio ejecuta «git pull --rebase»; después pulse Publicar otra vez.',
    failed: 'No se envió nada. Su cambio está a salvo en esta carpeta. Git dice:',
    lost: 'Los formularios ya no alcanzan a «npm run edit», o se abrieron en otra dirección. Su cambio está a salvo en esta carpeta. Ejecútelo otra vez y abra la dirección que indica.',
  },
} satisfies Record<ReportLanguage, unknown>;

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

/** Asks the server of the forms, and has the token that comes next. */
async function asked<Answer>(body?: object): Promise<Answer> {
  const response = await fetch(PUBLISH_PATH, {
    headers: { Authorization: `Bearer ${sessionStorage.getItem(TOKEN_KEY)}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(String(response.status));
  const { token, ...answer } = await response.json();
  sessionStorage.setItem(TOKEN_KEY, token);
  return answer as Answer;
}

/**
 * Says at the foot of the local forms what is not published, and publishes it in one press: checked,
 * committed in the words of whoever edits, and pushed. Nothing where the forms are online.
 */
export function showPublishBar(language: ReportLanguage): { update: () => Promise<void> } {
  const say = sentences[language];
  /** A file as the list of the forms calls it. */
  const nameOf = (file: string) =>
    files.find(([name]) => file.endsWith(`/${name}.json`))?.[2][language] ?? file;
  const said = element('p');
  const button = element('button', { type: 'button', textContent: say.publish });
  const bar = element('div', { className: 'publish', hidden: true });
  bar.setAttribute('role', 'status');
  bar.append(said, button);
  // what was typed stays when the dialog is closed, until it is sent
  const words = element('textarea', { rows: 3, id: 'publish-words' });

  let changed: string[] = [];

  async function update() {
    const found = bar.isConnected && (await asked<Unpublished>().catch(() => null));
    if (!found) return;
    const { remote, ahead } = found;
    changed = [...new Set(found.files.filter((file) => !file.endsWith(RECORD_FILE)).map(nameOf))];
    const count = found.files.length;
    bar.hidden = count === 0 && ahead === 0;
    document.documentElement.toggleAttribute('data-publish', !bar.hidden);
    button.hidden = !remote;
    const waiting = count > 0 ? say.waiting(count) : say.commits;
    said.textContent = remote ? waiting : `${waiting} ${say.noRemote}`;
  }

  async function open() {
    await update();
    const heading = element('h2', { textContent: say.title });
    const list = element('ul');
    list.append(...changed.map((textContent) => element('li', { textContent })));
    const label = element('label', { htmlFor: words.id, textContent: say.what });
    const answer = element('div');
    answer.setAttribute('role', 'status');
    const send = element('button', { type: 'button', textContent: say.publish });
    send.addEventListener('click', async () => {
      if (!words.value.trim()) return words.focus();
      send.disabled = true;
      answer.replaceChildren(paragraph(say.busy));
      const published = await asked<Published>({ words: words.value, language }).catch(() => null);
      send.disabled = false;
      send.hidden = published?.state === 'pushed';
      if (send.hidden) heading.textContent = say.published;
      answer.replaceChildren(...answerOf(published, language));
      await update();
    });
    await openDialog([heading, list, label, words, send, answer], { no: say.close });
    if (send.hidden) words.value = '';
  }

  if (takeToken()) {
    document.body.append(bar);
    button.addEventListener('click', open);
    addEventListener('focus', update);
    addEventListener('hashchange', update);
    void update();
  }
  return { update };
}

/** What became of it, in sentences. */
function answerOf(published: Published | null, language: ReportLanguage): HTMLElement[] {
  const say = sentences[language];
  const quoted = (textContent: string) => element('pre', { textContent });
  if (!published) return [paragraph(say.lost)];
  if (published.state === 'no-remote') return [paragraph(say.noRemote)];
  if (published.state === 'nothing') return [paragraph(say.nothing)];
  if (published.state === 'mistakes') return [paragraph(say.mistakes), quoted(published.report)];
  if (published.state === 'behind') return [paragraph(say.behind)];
  if (published.state === 'pushed') {
    const time = new Date().toLocaleTimeString(language, { timeStyle: 'short' });
    return [paragraph(say.pushed(published.commit, time))];
  }
  return [paragraph(say.failed), quoted(published.said)];
}
