import { firstScreen, question } from './first-screen';
import { callPage, footer, toolkitPage } from './pages';
import { rallyCard } from './rally-card';
import { table } from './row';
import { scoreboard } from './scoreboard';
import { sections, visibleSections } from './sections';
import { notice, placeQuestion, sharedLinks } from './shared-links';

/** The texts of one locale under the content table's own keys, in the order of a file. */
export const siteSchema = table({
  ...sharedLinks,
  ...notice,
  ...question,
  ...placeQuestion,
  ...firstScreen,
  ...sections,
  ...footer,
  ...toolkitPage,
  ...callPage,
  ...rallyCard,
  ...scoreboard,
  ...visibleSections,
});
