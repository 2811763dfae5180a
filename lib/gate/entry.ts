import { storedForVisit } from '@/lib/browser/storage';
import { publicConfig } from '@/lib/config/public-config';
import { startGate } from './gate';
import { redirectToSpanish, rememberChosenLocale } from './locale-cookie';

/** The one inline script of every page; scripts/build bundles it and adds the page’s script list. */
const { scripts = '' } = document.currentScript?.dataset ?? {};

if (!redirectToSpanish()) {
  document.documentElement.dataset.scripts = '';
  // a skipped view transition between two pages is not an error of the page
  addEventListener('unhandledrejection', (event) => {
    if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
  });
  rememberChosenLocale();
  startGate({
    scripts: scripts.split(' '),
    opensAtOnce: publicConfig.isArchived || Boolean(storedForVisit('card')),
  });
}
