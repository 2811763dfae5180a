'use client';

import { createContext } from 'react';
import { forEachLocale } from '@/lib/i18n/locales';
import { nothingPrinted } from '@/lib/print/choice';

/** What the sheets are about, in each language: nothing in particular until something is chosen. */
export const PrintedContext = createContext(forEachLocale(() => nothingPrinted));
