import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { loadOrReload } from '@/lib/browser/reload';
import type { BodyProps } from './modal-row';

/**
 * The body of a large modal, fetched when it is first opened, and once; a failure is forgotten, so
 * that the next opening tries again.
 */
export function lazyBody(
  load: () => Promise<{ default: ComponentType<BodyProps> }>,
): ComponentType<BodyProps> {
  let loaded: ComponentType<BodyProps> | undefined;

  function loadBody(): ComponentType<BodyProps> {
    loaded ??= lazy(() =>
      loadOrReload(load).catch((error: unknown) => {
        loaded = undefined;
        throw error;
      }),
    );
    return loaded;
  }

  return function LazyBody(props: BodyProps) {
    const t = useTranslations('modal');
    const [Body] = useState(loadBody);

    return (
      <Suspense fallback={<p className={layout.loading}>{t('loading')}</p>}>
        <Body {...props} />
      </Suspense>
    );
  };
}
