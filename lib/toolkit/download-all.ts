import type { Content } from '@/lib/content/model/content';
import type { Locale } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';

/** The folder that the content names, our own zip (scripts/build/zip-toolkit.ts), or null. */
export function downloadAllAddress(
  locale: Locale,
  content: Pick<Content, 'toolkit' | 'toolkit_page_download_all_link'>,
): string | null {
  if (content.toolkit_page_download_all_link) return content.toolkit_page_download_all_link;
  const hasOwn = content.toolkit.some(({ image }) => image && isOwnPicture(image));
  return hasOwn ? `/downloads/toolkit-${locale}.zip` : null;
}
