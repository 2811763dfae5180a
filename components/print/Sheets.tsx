import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { Since, Until } from '@/components/ui/Dated';
import typography from '@/components/ui/typography.module.css';
import { qrHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { type Languages, type SheetName, sheetNames } from '@/lib/print/choice';
import { type PartContent, PerLanguage, Repeated, type SheetProps } from './PerLanguage';
import { Flyer, WindowSign } from './Posters';
import kit from './PrintKit.module.css';
import { Address, Code, CodePicture, Group, Lines, Question } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Fine, Numbers, pagesOf } from './SheetWords';
import { TearOff } from './TearOff';

const sheets: Record<SheetName, ComponentType<SheetProps>> = {
  flyer: Flyer,
  cards: Cards,
  strips: TearOff,
  'sign-up': SignUp,
  window: WindowSign,
};

export function Sheets({ languages, contents }: SheetProps & { languages: Languages }) {
  const t = useTranslations('printKit');

  return (
    <ul className={kit.sheets} data-languages={languages}>
      {sheetNames.map((name) => {
        const Sheet = sheets[name];
        return (
          <li key={name} data-sheet={name}>
            <div className="screenOnly">
              <h2 className={typography.small}>{t(`names.${name}`)}</h2>
              <p>{t(`uses.${name}`)}</p>
            </div>
            <div className={kit.paper} inert aria-hidden="true">
              <div className={`${styles.sheet} ${styles[name]}`}>
                <Sheet contents={contents} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const CARDS = 4;

function Cards({ contents }: SheetProps) {
  return <Repeated contents={contents} times={CARDS} of={Card} />;
}

async function Card(content: LocalizedContent) {
  const t = await getTranslations({ locale: content.locale, namespace: 'printKit' });
  const { ask } = pagesOf(content);

  return (
    <>
      <Question
        ofPlace={content.values.place_question}
        words={content.text('intro_title')}
        most={0.5}
      />
      <AskFor {...content} />
      <Numbers {...content} />
      <Address page={ask} isCall />
      <div className={styles.scan}>
        <Code page={ask} isCall />
        <div>
          <p>{t(hasCalls() ? 'words' : 'signWords')}</p>
          <Group lead={t('with')} />
        </div>
      </div>
    </>
  );
}

function SignUp({ contents }: SheetProps) {
  return (
    <>
      <PerLanguage contents={contents} of={Squares} />
      <Fine contents={contents} />
    </>
  );
}

async function Squares({ isHalf, ...content }: PartContent) {
  const { locale, text, nextEventEnd: end } = content;
  const t = await getTranslations({ locale, namespace: 'printKit' });
  const words = await getTranslations({ locale, namespace: 'rsvp' });
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
            <Until as="span" moment={end}>
              <span {...text('intro_moral_monday_cta')} />
            </Until>
            <Since as="span" moment={end}>
              {words('allDates')}
            </Since>
          </p>
          <Code page={rsvp} />
          <Address page={rsvp} />
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
      <Group lead={t('with')} />
    </>
  );
}
