import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import typography from '@/components/ui/typography.module.css';
import { qrHref } from '@/lib/call/qr-files';
import { directoryDate } from '@/lib/call/senators';
import { datesIn } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { screenUrl, withBasePath } from '@/lib/paths';
import type { CodedPage, SheetName } from '@/lib/print/choice';
import { posterLines } from '@/lib/print/poster-lines';
import { printQrHref } from '@/lib/print/qr-files';
import { publicConfig } from '@/lib/public-config';
import { hasCalls, targetsKind } from '@/lib/targets';
import kit from './PrintKit.module.css';
import { Address, Ask, Code, Contacts, Group, Question, WithContacts } from './SheetParts';
import styles from './Sheets.module.css';

/** So many cards are on a page, and so many strips under a poster. */
const CARDS = ['a', 'b', 'c', 'd'];
const STRIPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The pages that the sheets lead to. */
function pagesOf({ locale }: LocalizedContent) {
  const own = (path: '/letter' | '/rsvp', name: 'letter' | 'rsvp'): CodedPage => ({
    url: screenUrl(locale, path),
    qr: printQrHref(locale, name),
  });
  const letter = own('/letter', 'letter');
  return {
    letter,
    rsvp: own('/rsvp', 'rsvp'),
    ask: hasCalls() ? { url: screenUrl(locale, '/call'), qr: qrHref(locale, '/call') } : letter,
  };
}

/** The five sheets of the print kit, each a page; on the screen as pictures of what is printed. */
export function Sheets(edition: LocalizedContent) {
  return (
    <ul className={kit.sheets}>
      <Paper name="flyer">
        <Flyer {...edition} />
      </Paper>
      <Paper name="cards">
        {CARDS.map((card) => (
          <Card key={card} {...edition} />
        ))}
      </Paper>
      <Paper name="strips">
        <TearOff {...edition} />
      </Paper>
      <Paper name="sign-up">
        <SignUp {...edition} />
      </Paper>
      <Paper name="window">
        <WindowSign {...edition} />
      </Paper>
    </ul>
  );
}

/** A sheet and, on the screen, what it is called and what it is good for. */
function Paper({ name, children }: { name: SheetName; children: ReactNode }) {
  const t = useTranslations('printKit');

  return (
    <li data-sheet={name}>
      <div className={layout.screenOnly}>
        <h2 className={typography.small}>{t(`names.${name}`)}</h2>
        <p>{t(`uses.${name}`)}</p>
      </div>
      <div className={kit.paper} inert aria-hidden="true">
        <div className={`${styles.sheet} ${styles[name]}`}>{children}</div>
      </div>
    </li>
  );
}

/** What the sheet asks for: to call or, in a campaign without calls, to sign. */
function AskFor({ text }: LocalizedContent) {
  const t = useTranslations('letter');
  const sign = text('letter_cta');
  return (
    <Ask lang={hasCalls() ? undefined : sign.lang}>
      {hasCalls() ? t('thenCall') : sign.children}
    </Ask>
  );
}

/** The campaign's number for everywhere; none in a campaign that has a list of targets, or nobody. */
function Switchboard() {
  const t = useTranslations();
  if (targetsKind() !== 'us-senators') return null;
  return (
    <p className={styles.switchboard}>
      <span>{t('senators.switchboard')}</span> <b>{publicConfig.switchboard_phone}</b>
    </p>
  );
}

/** Whose sheet it is, and of which day its numbers are. */
function Fine({ locale, content }: LocalizedContent) {
  const t = useTranslations();
  return (
    <p className={styles.fine}>
      {`${content.site_title} · ${datesIn(locale)}`}
      {targetsKind() === 'us-senators' && (
        <WithContacts>{` · ${t('senators.asOf', { date: directoryDate(locale) })}`}</WithContacts>
      )}
    </p>
  );
}

function Demands({ content, fallbackLang }: LocalizedContent) {
  return (
    <ol className={styles.demands}>
      {content.intro_demands.map((demand) => (
        <li key={demand}>
          <RichText as="span" html={demand} lang={fallbackLang('intro_demands')} />
        </li>
      ))}
    </ol>
  );
}

function Flyer(edition: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(edition);

  return (
    <>
      <Question words={edition.text('intro_title')} most={0.42} />
      <Demands {...edition} />
      <img className={styles.march} src={withBasePath('/art/march.svg')} alt="" />
      <div className={styles.foot}>
        <div>
          <AskFor {...edition} />
          <Contacts>
            <Switchboard />
          </Contacts>
          <p className={styles.note}>{t(hasCalls() ? 'words' : 'signWords')}</p>
          <Address page={ask} isCall />
          <Group lead={t('with')} />
        </div>
        <Code page={ask} isCall />
      </div>
      <Fine {...edition} />
    </>
  );
}

function Card(edition: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(edition);

  return (
    <div className={styles.card}>
      <Question words={edition.text('intro_title')} most={0.44} />
      <AskFor {...edition} />
      <Contacts>
        <Switchboard />
      </Contacts>
      <Address page={ask} isCall />
      <div className={styles.scan}>
        <Code page={ask} isCall />
        <div>
          <p>{t(hasCalls() ? 'words' : 'signWords')}</p>
          <Group lead={t('with')} />
        </div>
      </div>
    </div>
  );
}

function TearOff(edition: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(edition);

  return (
    <>
      <Question words={edition.text('intro_title')} most={0.42} />
      <Demands {...edition} />
      <div className={styles.call}>
        <AskFor {...edition} />
        <Address page={ask} isCall />
        <Group lead={t('with')} />
        <Fine {...edition} />
      </div>
      <p className={styles.take}>{t('takeOne')}</p>
      <div className={styles.row}>
        {STRIPS.map((strip) => (
          <div key={strip}>
            <Code page={ask} isCall />
            <div className={styles.upright}>
              <Contacts>
                <Switchboard />
              </Contacts>
              <Address page={ask} isCall />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function SignUp(edition: LocalizedContent) {
  const t = useTranslations('printKit');
  const { locale, text } = edition;
  const { letter, rsvp, ask } = pagesOf(edition);
  const title = posterLines(t('signUpTitle'), locale, 0.3);

  return (
    <>
      <div className={styles.lines}>
        {title.map((line) => (
          <FittedLine key={line} text={line} isDecorative />
        ))}
      </div>
      <p className={styles.how}>{t('signUpHow')}</p>
      <div className={styles.squares}>
        <div>
          <p className={styles.ask} {...text('letter_cta')} />
          <Code page={letter} />
          <Address page={letter} />
        </div>
        {hasCalls() && (
          <div>
            <AskFor {...edition} />
            <Code page={ask} isCall />
            <Address page={ask} isCall />
          </div>
        )}
        <div>
          <p className={styles.ask} {...text('intro_moral_monday_cta')} />
          <Code page={rsvp} />
          <Address page={rsvp} />
        </div>
        {targetsKind() === 'us-senators' && (
          <div>
            <p className={styles.ask}>{t('dial')}</p>
            <img className={styles.code} src={printQrHref(locale, 'switchboard')} alt="" />
            <span className={styles.address}>{publicConfig.switchboard_phone}</span>
            <p>{t('dialHow')}</p>
          </div>
        )}
      </div>
      <Group lead={t('with')} />
      <Fine {...edition} />
    </>
  );
}

function WindowSign(edition: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(edition);
  const answer = edition.text('intro_answer');

  return (
    <>
      <Question words={edition.text('intro_title')} most={0.52} isToReader />
      <div className={styles.answer} lang={answer.lang}>
        <FittedLine text={answer.children} isCapped isDecorative />
      </div>
      <Group lead={t('with')} />
      <div className={styles.foot}>
        <div>
          <AskFor {...edition} />
          <Contacts>
            <Switchboard />
          </Contacts>
          <Address page={ask} isCall />
        </div>
        <Code page={ask} isCall />
      </div>
      <Fine {...edition} />
    </>
  );
}
