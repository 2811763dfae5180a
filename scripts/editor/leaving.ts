import { HEADER_BYTES, isPicture, isSvg } from '@/lib/pictures/picture-size';
import { ask } from './dialog';
import { t } from './messages';
import { close, formAt, isUnsaved } from './open-form';

/** Asks before a form with unsaved words is left, by navigation or by closing the page. */
export function askBeforeLeaving(): void {
  let mayLeave = false;
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // registered before the CMS's listeners, which hear of nothing until the answer
  addEventListener('hashchange', async (event) => {
    const isLeft = formAt(event.oldURL) !== null && event.newURL !== event.oldURL;
    if (!isLeft || mayLeave || !isUnsaved()) {
      mayLeave = false;
      if (isLeft) close(false);
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
    mayLeave = await ask(t('leave.question'), { yes: t('leave.go'), no: t('leave.stay') });
    if (mayLeave) history.back();
  });
}

/** Reloads after a folder is picked: only from then on does the CMS keep drafts of that session. */
export function reloadAfterPicking(): void {
  const browser = window as { showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle> };
  const pick = browser.showDirectoryPicker;
  if (!pick) return;
  browser.showDirectoryPicker = async () => {
    const folder = await pick.call(window);
    addEventListener('hashchange', () => location.reload(), { once: true });
    return folder;
  };
}

/** Why a chosen file is refused; null for a picture. */
async function whyRefused(file: File): Promise<string | null> {
  const header = await file.slice(0, HEADER_BYTES).arrayBuffer();
  if (isPicture(header)) return null;
  const { name } = file;
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(name))
    return t('picture.heic', { name });
  return isSvg(header) ? t('picture.svg', { name }) : t('picture.other', { name });
}

/** Refuses chosen files that are no pictures, since the browser's dialog offers all files. */
export function refuseOtherFiles(): void {
  const look = async (event: Event) => {
    const { target } = event;
    const isPassed = event instanceof CustomEvent;
    if (isPassed || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
    event.stopImmediatePropagation();
    const refusals = await Promise.all([...(target.files ?? [])].map(whyRefused));
    const why = refusals.find(Boolean);
    if (why) {
      target.value = '';
      await ask(why, { no: t('picture.back') });
      return;
    }
    target.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  };
  addEventListener('change', look, true);
}
