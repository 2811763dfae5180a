import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import typography from '@/components/ui/typography.module.css';
import { type Languages, type SheetName, sheetNames } from '@/lib/print/choice';
import type { SheetProps } from './Halves';
import { Flyer, TearOff, WindowSign } from './Posters';
import kit from './PrintKit.module.css';
import styles from './Sheets.module.css';
import { Cards, SignUp } from './TableSheets';

const sheets: Record<SheetName, ComponentType<SheetProps>> = {
  flyer: Flyer,
  cards: Cards,
  strips: TearOff,
  'sign-up': SignUp,
  window: WindowSign,
};

/** The five sheets of the print kit, each a page; on the screen as pictures of what is printed. */
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
