import { createContext } from 'react';

/** True for what is in a modal. */
export const InModal = createContext(false);
