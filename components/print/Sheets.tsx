import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Languages, SheetName } from '@/lib/print/choice';
import { offeredSheets } from '@/lib/print/places';
import { TableCards, TearOff } from './CutSheets';
import { OfficeLetter } from './OfficeLetter';
import type { SheetProps } from './PerLanguage';
import { Answered, Poster } from './Poster';
import kit from './PrintKit.module.css';
import styles from './Sheets.module.css';
import { DemandList } from './SheetWords';
import { SignUpSheet } from './SignUpSheet';

const sheets: Record<SheetName, ComponentType<SheetProps>> = {
  flyer: (props) => <Poster {...props} render={DemandList} />,
  cards: TableCards,
  strips: TearOff,
  'sign-up': SignUpSheet,
  window: (props) => <Poster {...props} render={Answered} />,
  letter: OfficeLetter,
};

export function Sheets({ languages, contents }: SheetProps & { languages: Languages }) {
  const t = useTranslations();

  return (
    <ul className={clsx('rows wrap', kit.sheets)} data-languages={languages}>
      {offeredSheets().map((name) => {
        const Sheet = sheets[name];
        return (
          <li key={name} data-sheet={name}>
            <div className="screenOnly">
              <h2 className="smallTitle">{t(`printKit.names.${name}`)}</h2>
              <p>{t(`printSheets.uses.${name}`)}</p>
            </div>
            <div className={kit.paper} inert aria-hidden="true">
              <div className={clsx(styles.sheet, styles[name])}>
                <Sheet contents={contents} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
