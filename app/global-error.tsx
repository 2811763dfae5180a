'use client';

import { RootErrorFallback } from '@/components/screens/errors/RootErrorFallback';

export default RootErrorFallback;
