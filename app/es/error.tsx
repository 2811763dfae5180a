'use client';

import { ErrorScreen, type RouteError } from '@/components/screens/ErrorScreen';

export default function RouteErrorPage({ error }: { error: RouteError }) {
  return <ErrorScreen locale="es" error={error} />;
}
