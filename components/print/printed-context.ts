'use client';

import { createContext } from 'react';
import { nothingPrinted, type Printed } from '@/lib/print/choice';

/** What the sheets are about: nothing in particular until something is chosen. */
export const PrintedContext = createContext<Printed>(nothingPrinted);
