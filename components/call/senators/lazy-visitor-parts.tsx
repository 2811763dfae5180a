'use client';

import { type ComponentProps, lazy, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/config/targets';

type Parts = typeof import('./visitor-parts')['visitorParts'];

const load = process.env.WITHOUT_SENATORS ? null : () => import('./visitor-parts');

const VisitorPart = load && lazy(async () => ({ default: (await loadOrReload(load)).VisitorPart }));

/**
 * A part that depends on where the visitor votes, looked up on the device. All load together when the
 * page is first touched; the children show until then, and in campaigns that do not address senators.
 */
function lazyPart<Name extends keyof Parts>(name: Name) {
  return function LazyPart(props: ComponentProps<Parts[Name]> & { children?: ReactNode }) {
    const isWanted = useIsTouched();
    if (!VisitorPart || !isWanted || targetsKind() !== 'us-senators') return props.children;
    return (
      <LazyBoundary fallback={props.children}>
        <VisitorPart name={name} props={props} />
      </LazyBoundary>
    );
  };
}

export const LazySenatorsLine = lazyPart('SenatorsLine');
export const LazyStateChoice = lazyPart('StateChoice');
export const LazyMeantZip = lazyPart('MeantZip');
export const LazyVisitorSenators = lazyPart('VisitorSenators');
export const LazyBeforeCall = lazyPart('BeforeSenatorsCall');
export const LazyOfficeHours = lazyPart('OfficeHours');
export const LazyOtherSenators = lazyPart('OtherSenators');
export const LazyFilledBlank = lazyPart('FilledBlank');
export const LazyVoteLine = lazyPart('VoteLine');
export const LazyStateOffices = lazyPart('StateSenatorsOffices');
export const LazySheetSenators = lazyPart('SheetSenators');
export const LazyPaperOffices = lazyPart('PaperOffices');
export const LazyCalledSenator = lazyPart('CalledSenator');
