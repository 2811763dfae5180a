import {
  HEADER_BYTES,
  isPicture,
  isSvg,
  MOST_PIXELS,
  sizeInHeader,
} from '@/lib/pictures/picture-size';
import { passFiles } from './cms-handles';
import { ask } from './dialog';
import { t } from './messages';

/** Why a chosen file is refused; null for a picture that browsers can make smaller. */
export async function refusalReason(file: File): Promise<string | null> {
  const header = await file.slice(0, HEADER_BYTES).arrayBuffer();
  const { name } = file;
  const { width = 0, height = 0 } = sizeInHeader(header) ?? {};
  if (width * height > MOST_PIXELS) return t('picture.large', { name, width, height });
  if (isPicture(header)) return null;
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(name))
    return t('picture.heic', { name });
  return isSvg(header) ? t('picture.svg', { name }) : t('picture.other', { name });
}

/** Refuses chosen files that are not pictures, since the browser's dialog offers all files. */
export function refuseOtherFiles(): void {
  const look = async (event: Event) => {
    const { target } = event;
    const isPassed = event instanceof CustomEvent;
    if (isPassed || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
    event.stopImmediatePropagation();
    const refusals = await Promise.all([...(target.files ?? [])].map(refusalReason));
    const why = refusals.find(Boolean);
    if (!why) return void passFiles(target);
    target.value = '';
    await ask(why, { no: t('picture.back') });
  };
  addEventListener('change', look, true);
}
