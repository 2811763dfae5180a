'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useContext } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import type { LocalizedText } from '@/lib/content/localized';
import { type CodedPage, codedAddress, printedAddress } from '@/lib/print/choice';
import { posterLines } from '@/lib/print/poster-lines';
import { qrPath } from '@/lib/share/qr';
import { PrintedContext } from './printed-context';
import styles from './Sheets.module.css';

const usePrinted = () => useContext(PrintedContext);

type PageProps = {
  page: CodedPage;
  /** true for the call page, in the place of which that of the chosen state stands */
  isCall?: boolean;
};

function usePage({ page, isCall }: PageProps): CodedPage {
  const { place } = usePrinted();
  return (isCall && place?.page) || page;
}

/** The QR code of a page: its file or, with a code to carry, drawn here. */
export function Code(props: PageProps) {
  const { code } = usePrinted();
  const page = usePage(props);
  if (!code) return <CodePicture src={page.qr} />;
  const { size, path } = qrPath(codedAddress(page, code));

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

/** The file of a QR code; the stylesheet says how large it is. */
export function CodePicture({ src }: { src: string }) {
  return <img className={styles.code} src={src} width="100" height="100" alt="" />;
}

/** A page's address to type. */
export function Address(props: PageProps) {
  return <span className={styles.address}>{printedAddress(usePage(props))}</span>;
}

type QuestionProps = {
  words: LocalizedText;
  /** how many times as high as wide it may be */
  most: number;
  /** to whoever reads it, also on a state's sheet */
  isToReader?: boolean;
};

/** The campaign's question in lines as wide as the sheet, of a state's senators by name. */
export function Question({ words, most, isToReader = false }: QuestionProps) {
  const locale = useLocale();
  const { place } = usePrinted();
  const question = (!isToReader && place?.question) || words.children;
  const lines = posterLines(question, locale, most);

  return (
    <div className={styles.lines} lang={words.lang}>
      {lines.map((line) => (
        <FittedLine key={line} text={line} isOutlined={isToReader} isDecorative />
      ))}
    </div>
  );
}

/** What the sheet asks for; of the chosen state in its own words. */
export function Ask({ lang, children }: LocalizedText) {
  const { place } = usePrinted();
  return (
    <p className={styles.ask} lang={place ? undefined : lang}>
      {place?.title ?? children}
    </p>
  );
}

/** The numbers to ring; the children where the state has none of its own. */
export function Contacts({ children }: { children: ReactNode }) {
  const { place } = usePrinted();
  if (!place || place.contacts.length === 0) {
    return (
      <>
        {children}
        {place?.note && <p className={styles.note}>{place.note}</p>}
      </>
    );
  }
  return (
    <div className={styles.contacts}>
      {place.contacts.map(({ name, phone }) => (
        <p key={phone}>
          <span>{name}</span> <b>{phone}</b>
        </p>
      ))}
    </div>
  );
}

/** The children where senators or targets are named with their numbers. */
export function WithContacts({ children }: { children: ReactNode }) {
  return usePrinted().place?.contacts.length ? children : null;
}

/** The group in whose name the sheet is printed. */
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
