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
import { AskFor, SmallPrint } from './SheetWords';

export function SignUpSheet({ contents }: SheetProps) {
  return (
    <>
      <PerLanguage contents={contents} render={QrCodes} />
      <SmallPrint contents={contents} />
    </>
  );
}

function QrCodes(content: PartContent) {
  const { t, locale, text, values, fallbackLang, isHalf, letter, rsvp, ask } = content;
  const event = nextEvent(content);
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = values;

  return (
    <>
      <Lines
        words={{ lang: undefined, children: t('printSheets.signUpTitle') }}
        most={isHalf ? 0.7 : 0.3}
      />
      <p className={styles.how}>{t('printSheets.signUpHow')}</p>
      <div className={styles.squares}>
        <div>
          <p className={styles.ask} {...text('letter_cta')} />
          <Code page={letter} />
          <Address page={letter} />
        </div>
        {hasCalls() && (
          <div>
            <AskFor {...content} />
            <Code page={ask} />
            <Address page={ask} />
          </div>
        )}
        <div>
          <p className={styles.ask}>
            <Until as="span" moment={event?.endsAt}>
              <span {...text('intro_moral_monday_cta')} />
            </Until>
            <Since as="span" moment={event?.endsAt}>
              {t('signing.rsvp.next')}
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
            <p className={styles.ask}>{t('printSheets.dial')}</p>
            <CodePicture src={qrHref(locale, 'print', 'switchboard')} />
            <span className={styles.address}>{publicConfig.switchboard_phone}</span>
            <p>{t('printSheets.dialHow')}</p>
          </div>
        )}
      </div>
      {event?.access && (
        <Until moment={event.endsAt}>
          <AccessLine access={event.access} className={styles.how} />
        </Until>
      )}
      <Group lead={t('printSheets.with')} />
    </>
  );
}
