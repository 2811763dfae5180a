import { useTranslations } from 'next-intl';
import { Field } from '@/components/call/Field';
import { ModalLink } from '@/components/modals/ModalLink';
import { Section, SectionHead } from '@/components/sections/Section';
import { Frame } from '@/components/shell/Frame';
import { Button, type ButtonLook, buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { modalHashes, modalNames } from '@/lib/state/modal';
import styles from './GalleryScreen.module.css';

const inks: NonNullable<ButtonLook['ink']>[] = ['flame', 'ink', 'gold', 'line'];

/** The gallery at /test: the workbench of the site's parts, kept out of search engines. */
export function GalleryScreen({ locale }: { locale: Locale }) {
  const t = useTranslations();

  return (
    <Frame edition={loadContent(locale)} path="/test">
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={type.page}>{t('titles.gallery')}</h1>
          <p className={type.lead}>{t('gallery.lead')}</p>
        </div>
      </section>
      <Section id="modals">
        <SectionHead id="modals" title={t('gallery.modals')} />
        <ul className={styles.row}>
          {modalNames.map((name) => (
            <li key={name}>
              <ModalLink
                modal={name}
                href={modalHashes[name] ?? '#modals'}
                className={buttonClass({ ink: 'line' })}
              >
                {t('gallery.open', { name })}
              </ModalLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="buttons">
        <SectionHead id="buttons" title={t('gallery.buttons')} />
        <div className={styles.row}>
          {inks.map((ink) => (
            <Button key={ink} ink={ink}>
              {t('share.tweet')}
            </Button>
          ))}
          <Button isBig>{t('call.call')}</Button>
          <Button isBig aria-disabled>
            <span aria-hidden="true">{t('call.sending')}</span>
            <span className={layout.hidden}>{t('call.sendingSpoken')}</span>
          </Button>
        </div>
      </Section>
      <Section id="fields">
        <SectionHead id="fields" title={t('gallery.fields')} />
        <div className={styles.fields}>
          <Field id="idle" label={t('call.zipLabel')} placeholder={t('call.zipPlaceholder')} />
          <Field id="missing" label={t('call.zipLabel')} error={t('call.zipMissing')} />
          <Field
            id="unusual"
            label={t('call.zipLabel')}
            defaultValue="26001-12"
            hint={t('call.zipHint')}
          />
        </div>
      </Section>
    </Frame>
  );
}
