import { transferFields } from './transfer-fields';

/** A separate script beside the gate, on the pages that have fields to fill in before hydration. */
transferFields();
