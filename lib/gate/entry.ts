import { publicConfig } from '@/lib/public-config';
import { startGate } from './gate';
import { redirectToSpanish, rememberChosenLocale } from './locale';

/** The one inline script of every page; scripts/build bundles it and adds the page's own scripts. */
const { scripts = '' } = document.currentScript?.dataset ?? {};

if (!redirectToSpanish()) {
  document.documentElement.dataset.scripts = '';
  // the browser's own smoothing between two pages may give up, which is no fault of the page
  addEventListener('unhandledrejection', (event) => {
    if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
  });
  rememberChosenLocale();
  startGate({ scripts: scripts.split(' '), opensAtOnce: publicConfig.isArchived });
}
