import layout from '@/components/ui/layout.module.css';
import { serviceNames } from '@/lib/video/services';
import { filled } from '@/lib/video/words';
import { sourceLang } from './source-lang';
import styles from './stream.module.css';
import type { StreamPartProps } from './stream-parts';
import { WatchOn } from './WatchOn';

/** The sources of a livestream as links, as large as `StreamPlaces` that take their place. */
export function StreamLinks({ stream: { sources }, texts }: StreamPartProps) {
  const [main] = sources;

  return (
    <>
      {sources.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
        <div className={styles.switch} role="group" aria-label={texts.source}>
          {sources.map(({ name, page, service }) => (
            <a key={name} href={page} target="_blank" rel="noopener">
              <span lang={sourceLang(name)}>{texts.sources[name]}</span>
              <span className={layout.hidden}>
                {' '}
                {filled(texts.watchOn, 'service', serviceNames[service])} {texts.newTab}
              </span>
            </a>
          ))}
        </div>
      )}
      <div className={styles.ways}>{main && <WatchOn video={main} texts={texts} />}</div>
    </>
  );
}
