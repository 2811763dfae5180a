import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import typography from '@/components/ui/typography.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import type { SheetName } from '@/lib/print/choice';
import { Flyer, TearOff, WindowSign } from './Posters';
import kit from './PrintKit.module.css';
import styles from './Sheets.module.css';
import { Cards, SignUp } from './TableSheets';

/** The five sheets of the print kit, each a page; on the screen as pictures of what is printed. */
export function Sheets(content: LocalizedContent) {
  return (
    <ul className={kit.sheets}>
      <Paper name="flyer">
        <Flyer {...content} />
      </Paper>
      <Paper name="cards">
        <Cards {...content} />
      </Paper>
      <Paper name="strips">
        <TearOff {...content} />
      </Paper>
      <Paper name="sign-up">
        <SignUp {...content} />
      </Paper>
      <Paper name="window">
        <WindowSign {...content} />
      </Paper>
    </ul>
  );
}

/** A sheet and, on the screen, what it is called and what it is good for. */
function Paper({ name, children }: { name: SheetName; children: ReactNode }) {
  const t = useTranslations('printKit');

  return (
    <li data-sheet={name}>
      <div className="screenOnly">
        <h2 className={typography.small}>{t(`names.${name}`)}</h2>
        <p>{t(`uses.${name}`)}</p>
      </div>
      <div className={kit.paper} inert aria-hidden="true">
        <div className={`${styles.sheet} ${styles[name]}`}>{children}</div>
      </div>
    </li>
  );
}
