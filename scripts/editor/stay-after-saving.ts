import { stayAfterSaving } from './preferences';

// the CMS reads its preferences as it is loaded, so this comes before it
stayAfterSaving();
