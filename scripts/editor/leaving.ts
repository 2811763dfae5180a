import { HEADER_BYTES, isPicture, isSvg } from '@/lib/pictures/picture-size';
import { ask } from './dialog';
import { close, formAt, isUnsaved } from './open-form';
import { t } from './texts';

/** Asks before a form with unsaved words is left: by Back or Cancel, and by whatever closes the page. */
export function askBeforeLeaving(): void {
  let mayLeave = false;
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // this comes before the listeners of the CMS, which hear of nothing until the answer
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

/** Loads the page once more after a folder is picked: from then on the CMS keeps drafts, in that session as well. */
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

/** Why a file that somebody chose is not taken; null for a picture. */
async function whyRefused(file: File): Promise<string | null> {
  const header = await file.slice(0, HEADER_BYTES).arrayBuffer();
  if (isPicture(header)) return null;
  const { name } = file;
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(name))
    return t('picture.heic', { name });
  return isSvg(header) ? t('picture.svg', { name }) : t('picture.other', { name });
}

/** Has a file that is no picture refused, since the browser's own dialog offers all files. */
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
