'use client';

import { type ComponentType, lazy, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/targets';
import type { visitorParts } from './visitor-parts';

// null where next.config.ts leaves the code about senators out
const load = process.env.WITHOUT_SENATORS ? null : () => import('./visitor-parts');

type Parts = typeof visitorParts;
type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/**
 * A part that depends on where the visitor votes. They all load together, with the senators' table, when
 * the page is first touched; the children show until then, where it cannot be loaded, and where a campaign
 * does not address senators.
 */
function lazyPart<Name extends keyof Parts>(name: Name) {
  if (!load) return ({ children }: PropsOf<Parts[Name]> & { children?: ReactNode }) => children;
  const Part = lazy(async () => {
    const { visitorParts, PartMessages } = await loadOrReload(load);
    const Loaded = visitorParts[name] as ComponentType<object>;
    return {
      default: (props: object) => (
        <PartMessages>
          <Loaded {...props} />
        </PartMessages>
      ),
    };
  });

  return function LazyPart(props: PropsOf<Parts[Name]> & { children?: ReactNode }) {
    const isWanted = useIsTouched();
    if (!isWanted || targetsKind() !== 'us-senators') return props.children;
    return (
      <LazyBoundary fallback={props.children}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}

export const LazySenatorsLine = lazyPart('SenatorsLine');
export const LazyStateChoice = lazyPart('StateChoice');
export const LazyVisitorSenators = lazyPart('VisitorSenators');
export const LazySenatorsElsewhere = lazyPart('SenatorsElsewhere');
export const LazyFilledBlank = lazyPart('FilledBlank');
export const LazySheetSenators = lazyPart('SheetSenators');
export const LazyCalledSenator = lazyPart('CalledSenator');
