import { transferFields } from './kept-input';

/** A separate script beside the gate, on the pages that have fields to fill in before hydration. */
transferFields();
