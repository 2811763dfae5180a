'use client';

import type { RouteError } from '@/components/screens/ErrorScreen';
import { LateErrorScreen } from '@/components/screens/LateErrorScreen';

export default function RouteErrorPage({ error }: { error: RouteError }) {
  return <LateErrorScreen locale="en" error={error} />;
}
