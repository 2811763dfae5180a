import { useTranslations } from 'next-intl';
import { ScoreTable } from '@/components/scoreboard/ScoreTable';
import { Tally } from '@/components/scoreboard/Tally';
import { LivestreamMark } from '@/components/sections/LivestreamTimes';
import { Section, SectionHead } from '@/components/sections/Section';
import { ShareButton } from '@/components/share/ShareButton';
import { ArchivedNotice } from '@/components/shell/ArchivedNotice';
import { Entry } from '@/components/toolkit/Entry';
import { Button, type ButtonLook } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import layout from '@/components/ui/layout.module.css';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { type LivestreamData, livestreamTexts } from '@/components/video/livestream-data';
import type { LocalizedContent } from '@/lib/content/localized';
import { rowsIn } from '@/lib/scoreboard/rows';
import styles from './gallery.module.css';

const variants: NonNullable<ButtonLook['variant']>[] = ['primary', 'dark', 'gold', 'outline'];

/** A livestream in each of its three states, whenever one looks. */
const YEAR_9000 = Date.parse('9000-01-01T00:00:00Z');
const spans = {
  ended: { startsAt: 0, endsAt: 1 },
  live: { startsAt: 0, endsAt: YEAR_9000 },
  upcoming: { startsAt: YEAR_9000, endsAt: YEAR_9000 + 1 },
};
const bareLivestream: Omit<LivestreamData, 'startsAt' | 'endsAt'> = {
  name: '',
  title: '',
  lang: undefined,
  sources: [],
  thumbnail: undefined,
  calendar: undefined,
};

/** The small parts of the site in their states. */
export function GalleryParts({ edition }: { edition: LocalizedContent }) {
  const t = useTranslations();
  const texts = livestreamTexts(edition, t);
  const [entry] = edition.content.toolkit;
  const rows = rowsIn(edition.locale);

  return (
    <>
      <Section id="buttons">
        <SectionHead id="buttons" title={t('gallery.buttons')} />
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t('share.tweet')}
            </Button>
          ))}
          <Button size="lg">{t('call.call')}</Button>
          <Button size="lg" aria-disabled>
            <span aria-hidden="true">{t('call.sending')}</span>
            <span className={layout.visuallyHidden}>{t('call.sendingSpoken')}</span>
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
      <Section id="notes">
        <SectionHead id="notes" title={t('gallery.notes')} />
        <ArchivedNotice />
        <UnavailableNotice>{t('call.closed')}</UnavailableNotice>
        <div className={styles.row}>
          <ShareButton network="twitter" size="lg" />
          <ShareButton network="facebook" shouldDisplayText={false} />
          <ShareButton network="facebook" isButton={false} shouldDisplayIcon={false} />
        </div>
      </Section>
      {entry && (
        <Section id="toolkit-entry">
          <Entry entry={entry} edition={edition} isFirst={false} />
        </Section>
      )}
      <Section id="scores">
        <SectionHead id="scores" title={t('scoreboard.title')} />
        <Tally rows={rows} />
        <ScoreTable rows={rows.slice(0, 3)} content={edition.content} />
      </Section>
      <Section id="marks" ground="night">
        <SectionHead id="marks" title={t('gallery.marks')} />
        <div className={styles.row}>
          {Object.entries(spans).map(([state, span]) => (
            <LivestreamMark key={state} data={{ ...bareLivestream, ...span }} texts={texts} />
          ))}
        </div>
      </Section>
    </>
  );
}
