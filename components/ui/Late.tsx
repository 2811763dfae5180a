import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part of the site that is fetched when it is first shown. */
export type LatePart<P> = {
  load: () => Promise<ComponentType<P>>;
  arrived: ComponentType<P> | null;
};

export function latePart<P>(load: LatePart<P>['load']): LatePart<P> {
  return { load, arrived: null };
}

type LateProps<P> = {
  part: LatePart<P>;
  /** what the part is given */
  props: P;
  /** another number asks again for what did not come */
  asked?: number;
  waiting: ReactNode;
  failed: ReactNode;
};

/**
 * Shows a late part: what stands for it until it is there, or where it does not come. Shown anew, or
 * `asked` for, it is fetched again, which React's `lazy` would not do: that keeps the failure.
 */
export function Late<P extends object>({ part, props, asked = 0, waiting, failed }: LateProps<P>) {
  const [Part, setPart] = useState(() => part.arrived);
  const [failedAt, setFailedAt] = useState<number | null>(null);

  useEffect(() => {
    if (Part || failedAt === asked) return;
    let isGone = false;
    part.load().then(
      (arrived) => {
        part.arrived = arrived;
        if (!isGone) setPart(() => arrived);
      },
      () => {
        if (!isGone) setFailedAt(asked);
      },
    );
    return () => {
      isGone = true;
    };
  }, [part, Part, asked, failedAt]);

  if (Part) return <Part {...props} />;
  return failedAt === null ? waiting : failed;
}
