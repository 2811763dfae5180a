import { PUBLISHED_FILE, type PublishedState } from '@/lib/published-state';
import { element } from './dialog';
import { language, t } from './texts';

/** Says at the foot of the online forms up to when the site shows what was merged; nothing where it does not say. */
export function showLiveBar(site: string): void {
  const bar = element('div', { className: 'publish', hidden: true });
  bar.setAttribute('role', 'status');
  bar.append(element('p'));
  document.body.append(bar);

  async function update() {
    const response = await fetch(`${site}${PUBLISHED_FILE}`, { cache: 'no-store' });
    const { merged }: PublishedState = await response.json();
    const words = { dateStyle: 'medium', timeStyle: 'short' } as const;
    bar.firstChild?.replaceWith(
      element('p', {
        textContent: t('live', { time: new Date(merged).toLocaleString(language, words) }),
      }),
    );
    bar.hidden = false;
    document.documentElement.toggleAttribute('data-publish', true);
  }
  const look = () => void update().catch(() => undefined);
  addEventListener('focus', look);
  look();
}
