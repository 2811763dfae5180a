'use client';

import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import type { LocalizedText } from '@/lib/content/localized';
import { forEachLocale } from '@/lib/i18n/locales';
import { type CodedPage, nothingPrinted, pageOfPlace } from '@/lib/print/choice';
import { posterLines } from '@/lib/print/poster-lines';
import { qrPath } from '@/lib/share/qr';
import { withReferralCode } from '@/lib/share/referral-code';
import { PrintedAddress } from './PrintedAddress';
import styles from './Sheets.module.css';

export const PrintedContext = createContext(forEachLocale(() => nothingPrinted));

const usePrinted = () => useContext(PrintedContext)[useLocale()];

/** The page, or the chosen state's own in place of the call page. */
function usePage(page: CodedPage): CodedPage {
  const locale = useLocale();
  const { place } = usePrinted();
  return page.isCall && place ? pageOfPlace(page, place, locale) : page;
}

/** A page's QR code: its file, or drawn here if the address carries a referral code. */
export function Code(props: { page: CodedPage }) {
  const { code } = usePrinted();
  const page = usePage(props.page);
  if (!code) return <CodePicture src={page.qr} />;
  const { size, path } = qrPath(withReferralCode(page.url, code));

  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export function CodePicture({ src }: { src: string }) {
  return (
    <img className={styles.code} src={src} width="100" height="100" alt="" fetchPriority="low" />
  );
}

export function Address({ page }: { page: CodedPage }) {
  return (
    <span className={styles.address}>
      <PrintedAddress {...usePage(page)} />
    </span>
  );
}

type LinesProps = {
  words: LocalizedText;
  /** height over width at most */
  most: number;
  isOutlined?: boolean;
};

export function Lines({ words, most, isOutlined = false }: LinesProps) {
  const lines = posterLines(words.children, useLocale(), most);

  return (
    <div className={styles.lines} lang={words.lang}>
      {lines.map((line) => (
        <FittedLine key={line.text} {...line} isOutlined={isOutlined} isCapped isDecorative />
      ))}
    </div>
  );
}

export function Question({ words, most, ofPlace }: LinesProps & { ofPlace: string | undefined }) {
  const { place } = usePrinted();
  const question =
    place?.names && ofPlace?.replace('{place}', place.name).replace('{names}', place.names);
  return <Lines words={{ ...words, children: question || words.children }} most={most} />;
}

export function Ask({ lang, children, ofPlace }: LocalizedText & { ofPlace: string }) {
  const { place } = usePrinted();
  const asked = place?.names ? ofPlace.replace('{names}', place.names) : place?.title;
  return (
    <p className={styles.ask} lang={place ? undefined : lang}>
      {asked ?? children}
    </p>
  );
}

/** The place's numbers; without any, the children. */
export function Contacts({ children }: { children: ReactNode }) {
  const { place } = usePrinted();
  return (
    <>
      {place?.contacts.length ? (
        <div className={styles.contacts}>
          {place.contacts.map(({ name, phone }) => (
            <p key={phone}>
              <span>{name}</span> <b>{phone}</b>
            </p>
          ))}
        </div>
      ) : (
        children
      )}
      {place?.note && <p className={styles.note}>{place.note}</p>}
    </>
  );
}

export function WithContacts({ children }: { children: ReactNode }) {
  return usePrinted().place?.contacts.length ? children : null;
}

export function Group({ lead }: { lead: string }) {
  const { group } = usePrinted();
  return (
    group && (
      <p className={styles.group}>
        {lead} <b translate="no">{group}</b>
      </p>
    )
  );
}
