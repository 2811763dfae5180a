import { transferFields } from './kept-input';

/** A separate script of the pages that have fields to fill in before hydration. */
transferFields();
