'use client';

import { LastResort } from '@/components/screens/LastResort';

export default function GlobalErrorPage() {
  return <LastResort />;
}
