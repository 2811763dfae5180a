import { transferFields } from './transferred-fields';

/** A separate script of the pages that have fields to fill in before hydration. */
transferFields();
