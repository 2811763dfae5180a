import { whenVisible } from '@/lib/browser/touch';
import { countPageView } from '@/lib/tracking/counting.browser';

/** A separate script beside the gate, on the pages of a deployment that has a traffic counter. */
if (!('leaving' in document.documentElement.dataset)) whenVisible(countPageView);
