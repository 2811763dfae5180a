'use client';

import { RootErrorFallback } from '@/components/screens/RootErrorFallback';

export default function GlobalErrorPage() {
  return <RootErrorFallback />;
}
