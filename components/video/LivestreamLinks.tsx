import layout from '@/components/ui/layout.module.css';
import { fill } from '@/lib/i18n/fill';
import { serviceNames } from '@/lib/video/services';
import styles from './livestream.module.css';
import type { LivestreamPartProps } from './livestream-parts';
import { sourceLang } from './source-lang';
import { WatchOn } from './WatchOn';

/** The sources of a livestream as links, as large as `LivestreamSources` that take their place. */
export function LivestreamLinks({ livestream: { sources }, texts }: LivestreamPartProps) {
  const [main] = sources;

  return (
    <>
      {sources.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
        <div className={styles.switch} role="group" aria-label={texts.source}>
          {sources.map(({ name, page, service }) => (
            <a key={name} href={page} target="_blank" rel="noopener">
              <span lang={sourceLang(name)}>{texts.sources[name]}</span>
              <span className={layout.visuallyHidden}>
                {' '}
                {fill(texts.watchOn, { service: serviceNames[service] })} {texts.newTab}
              </span>
            </a>
          ))}
        </div>
      )}
      <div className={styles.ways}>{main && <WatchOn video={main} texts={texts} />}</div>
    </>
  );
}
