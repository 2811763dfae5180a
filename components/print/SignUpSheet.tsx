import { getTranslations } from 'next-intl/server';
import { Since, Until } from '@/components/ui/Dated';
import { AccessLine } from '@/components/schedule/AccessLine';
import { qrHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import { fullMoment } from '@/lib/schedule/campaign-time';
import { nextEvent } from '@/lib/schedule/next-event';
import { type PartContent, PerLanguage, type SheetProps } from './PerLanguage';
import { Address, Code, CodePicture, Group, Lines } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, pagesOf, SmallPrint } from './SheetWords';

export function SignUpSheet({ contents }: SheetProps) {
  return (
    <>
      <PerLanguage contents={contents} render={QrCodes} />
      <SmallPrint contents={contents} />
    </>
  );
}

async function QrCodes({ isHalf, ...content }: PartContent) {
  const { locale, text, values, fallbackLang } = content;
  const event = nextEvent(content);
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = values;
  const t = await getTranslations({ locale, namespace: 'printSheets' });
  const words = await getTranslations({ locale, namespace: 'signing.rsvp' });
  const { letter, rsvp, ask } = pagesOf(content);

  return (
    <>
      <Lines words={{ lang: undefined, children: t('signUpTitle') }} most={isHalf ? 0.7 : 0.3} />
      <p className={styles.how}>{t('signUpHow')}</p>
      <div className={styles.squares}>
        <div>
          <p className={styles.ask} {...text('letter_cta')} />
          <Code page={letter} />
          <Address page={letter} />
        </div>
        {hasCalls() && (
          <div>
            <AskFor {...content} />
            <Code page={ask} isCall />
            <Address page={ask} isCall />
          </div>
        )}
        <div>
          <p className={styles.ask}>
            <Until as="span" moment={event?.endsAt}>
              <span {...text('intro_moral_monday_cta')} />
            </Until>
            <Since as="span" moment={event?.endsAt}>
              {words('next')}
            </Since>
          </p>
          <Code page={rsvp} />
          <Address page={rsvp} />
          {starts && (
            <Until moment={event?.endsAt}>
              <p>{fullMoment(starts, locale)}</p>
              {place && <p lang={fallbackLang('intro_moral_monday_place')}>{place}</p>}
            </Until>
          )}
        </div>
        {targetsKind() === 'us-senators' && (
          <div>
            <p className={styles.ask}>{t('dial')}</p>
            <CodePicture src={qrHref(locale, 'print', 'switchboard')} />
            <span className={styles.address}>{publicConfig.switchboard_phone}</span>
            <p>{t('dialHow')}</p>
          </div>
        )}
      </div>
      {event?.access && (
        <Until moment={event.endsAt}>
          <AccessLine access={event.access} className={styles.how} />
        </Until>
      )}
      <Group lead={t('with')} />
    </>
  );
}
