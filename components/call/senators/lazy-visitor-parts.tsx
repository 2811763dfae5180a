'use client';

import { type ComponentType, lazy, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/config/targets';

type Parts = typeof import('./visitor-parts');

const load = process.env.WITHOUT_SENATORS ? null : () => import('./visitor-parts');
let parts: Promise<Parts> | undefined;

/**
 * A part that depends on where the visitor votes, looked up on the device. All load together when the
 * page is first touched; the children show until then, and in campaigns that do not address senators.
 */
function lazyPart<Props extends object>(
  partOf: (parts: Parts['visitorParts']) => ComponentType<Props>,
) {
  const Loaded: ComponentType<Props> | null =
    load &&
    lazy(async () => {
      parts ??= loadOrReload(load);
      const { visitorParts, VisitorMessages } = await parts;
      const Part = partOf(visitorParts);
      return {
        default: (props: Props) => (
          <VisitorMessages>
            <Part {...props} />
          </VisitorMessages>
        ),
      };
    });

  return function LazyPart(props: Props & { children?: ReactNode }) {
    const isWanted = useIsTouched();
    if (!Loaded || !isWanted || targetsKind() !== 'us-senators') return props.children;
    return (
      <LazyBoundary fallback={props.children}>
        <Loaded {...props} />
      </LazyBoundary>
    );
  };
}

export const LazySenatorsLine = lazyPart(({ SenatorsLine }) => SenatorsLine);
export const LazyStateChoice = lazyPart(({ StateChoice }) => StateChoice);
export const LazyMeantZip = lazyPart(({ MeantZip }) => MeantZip);
export const LazyVisitorSenators = lazyPart(({ VisitorSenators }) => VisitorSenators);
export const LazyBeforeCall = lazyPart(({ BeforeSenatorsCall }) => BeforeSenatorsCall);
export const LazyOfficeHours = lazyPart(({ OfficeHours }) => OfficeHours);
export const LazyOtherSenators = lazyPart(({ OtherSenators }) => OtherSenators);
export const LazyFilledBlank = lazyPart(({ FilledBlank }) => FilledBlank);
export const LazyVoteLine = lazyPart(({ VoteLine }) => VoteLine);
export const LazyStateOffices = lazyPart(({ StateSenatorsOffices }) => StateSenatorsOffices);
export const LazySheetSenators = lazyPart(({ SheetSenators }) => SheetSenators);
export const LazyPaperOffices = lazyPart(({ PaperOffices }) => PaperOffices);
export const LazyCalledSenator = lazyPart(({ CalledSenator }) => CalledSenator);
