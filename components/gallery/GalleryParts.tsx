import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Section } from '@/components/ui/Section';
import { SpokenAs } from '@/components/ui/SpokenAs';
import { ShareButton } from '@/components/share/ShareButton';
import { ArchivedNotice } from '@/components/shell/SiteNotices';
import { AccessLine } from '@/components/schedule/AccessLine';
import { LiveMark } from '@/components/schedule/LiveMark';
import { ScoreTable, Tally } from '@/components/scoreboard/ScoreTable';
import { Entry } from '@/components/toolkit/Entry';
import type { LocalizedContent } from '@/lib/content/localized';
import { accessWords } from '@/lib/content/model/events';
import { accessOf } from '@/lib/schedule/access';
import { MINUTE_MS } from '@/lib/schedule/livestream-phase';
import { rowsIn } from '@/lib/scoreboard/rows';

export function GalleryParts({ content }: { content: LocalizedContent }) {
  const t = useTranslations();
  const [entry] = content.values.toolkit;
  const rows = rowsIn(content.locale);

  return (
    <>
      <Section id="buttons" title={t('gallery.buttons')}>
        <div className="cluster">
          {(['primary', 'dark', 'gold', 'outline'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              {t('share.twitter')}
            </Button>
          ))}
          <Button size="lg">{t('call.call')}</Button>
          <Button size="lg" aria-disabled>
            <SpokenAs spoken={t('call.sendingSpoken')}>{t('call.sending')}</SpokenAs>
          </Button>
        </div>
      </Section>
      <Section id="fields" title={t('gallery.fields')}>
        <div className="rows">
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
      <Section id="notes" title={t('gallery.notes')}>
        <ArchivedNotice />
        <p className="unavailable">{t('call.closed')}</p>
        <AccessLine {...accessOf({ access: [...accessWords] }, content)} />
        <AccessLine {...accessOf({ access: [] }, content)} />
        <div className="cluster">
          <ShareButton network="twitter" size="lg" />
          <ShareButton network="facebook" shouldDisplayText={false} />
          <ShareButton network="facebook" isButton={false} shouldDisplayIcon={false} />
        </div>
      </Section>
      {entry && (
        <Section id="toolkit-entry" title={t('toolkitPage.contents')}>
          <Entry entry={entry} content={content} place="further" />
        </Section>
      )}
      {content.values.roll_calls && (
        <Section id="scores" title={t('scoreboard.title')}>
          <Tally rows={rows} content={content.values} />
          <ScoreTable rows={rows.slice(0, 3)} content={content.values} />
        </Section>
      )}
      <Section id="marks" ground="night" title={t('gallery.marks')}>
        <div className="cluster">
          <LiveMark state={{ phase: 'ended' }} />
          <LiveMark state={{ phase: 'live' }} />
          <LiveMark state={{ phase: 'upcoming', startsInMs: 160 * MINUTE_MS }} />
        </div>
      </Section>
    </>
  );
}
