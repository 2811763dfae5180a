'use client';

import { type ComponentProps, lazy, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/config/targets';

type Parts = typeof import('./visitor-parts')['visitorParts'];

type VisitorPartProps = { children?: ReactNode } & {
  [Name in keyof Parts]: { name: Name } & ComponentProps<Parts[Name]>;
}[keyof Parts];

const load = process.env.WITHOUT_SENATORS ? null : () => import('./visitor-parts');

const LoadedPart = load && lazy(async () => ({ default: (await loadOrReload(load)).LoadedPart }));

/**
 * A part that depends on where the visitor votes, looked up on the device; chosen by name, which a page
 * made on the server can pass. All load together when the page is first touched; the children show until
 * then, and in campaigns that do not address senators.
 */
export function VisitorPart(props: VisitorPartProps) {
  const isWanted = useIsTouched();
  if (!LoadedPart || !isWanted || targetsKind() !== 'us-senators') return props.children;
  return (
    <LazyBoundary fallback={props.children}>
      <LoadedPart {...props} />
    </LazyBoundary>
  );
}
