'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { withMessages } from '@/components/providers/LazyMessages';
import { loadOrReload } from '@/lib/browser/reload';
import type { Addressee } from '@/lib/call/office-addresses';
import { forEachLocale, type Locale, languages } from '@/lib/i18n/locales';
import { nothingPrinted, type PrintPlace, printedFor, type SheetName } from '@/lib/print/choice';
import { followChoice } from '@/lib/print/choice.browser';
import type { Partner } from '@/lib/share/partner-codes';
import printKit from '@/messages/print-kit.json';
import { AddresseeContext } from './LetterParts';
import { PrintButton } from './PrintButton';
import styles from './PrintKit.module.css';
import { PrintedContext } from './SheetParts';

const loadFields = process.env.WITHOUT_SENATORS ? null : () => import('./LetterFields');

const LetterFields =
  loadFields && lazy(async () => ({ default: (await loadOrReload(loadFields)).LetterFields }));

type PrintKitProps = {
  sheets: readonly SheetName[];
  places: Partial<Record<Locale, readonly PrintPlace[]>>;
  placeLabel: string;
  partners: readonly Partner[];
  children: ReactNode;
};

export const PrintKit = withMessages({ printKit }, Kit);

function Kit({ sheets, places, placeLabel, partners, children }: PrintKitProps) {
  const t = useTranslations('printKit');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [printed, setPrinted] = useState(() => forEachLocale(() => nothingPrinted));
  const [hasLetter, setHasLetter] = useState(false);
  const [addressee, setAddressee] = useState<Addressee | null>(null);
  const { [locale]: ownPlaces = [] } = places;

  useEffect(() => {
    if (!form.current) return;
    return followChoice(form.current, (choice, query) => {
      setPrinted(forEachLocale((each) => printedFor(choice, query, places[each] ?? [], partners)));
      if (choice.sheet === 'letter') setHasLetter(true);
    });
  }, [places, partners]);

  return (
    <div className={clsx('torn', styles.kit)}>
      <form
        ref={form}
        className={clsx('screenOnly wrap stack', styles.form)}
        aria-label={t('form')}
      >
        {/* the stylesheet shows the chosen sheet, so that it takes no scripts */}
        <fieldset className="cluster">
          <legend>{t('sheet')}</legend>
          {(['', ...sheets] as const).map((name) => (
            <label key={name} className="target">
              <input type="radio" name="sheet" value={name} defaultChecked={name === ''} />
              {name ? t(`names.${name}`) : t('all')}
            </label>
          ))}
        </fieldset>
        {Object.keys(places).length > 1 && (
          <fieldset className="cluster">
            <legend>{t('languages')}</legend>
            {['', 'both'].map((value) => (
              <label key={value} className="target">
                <input type="radio" name="languages" value={value} defaultChecked={!value} />
                {value ? t('both') : languages[locale].name}
              </label>
            ))}
          </fieldset>
        )}
        <div className={clsx('scripted stack', styles.about)}>
          {ownPlaces.length > 0 && (
            <div className="field">
              <label htmlFor="print-place">{placeLabel}</label>
              <select id="print-place" name="place" autoComplete="off">
                <option value="">{t('everywhere')}</option>
                {ownPlaces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className={clsx('field', styles.group)}>
            <label htmlFor="print-group">{t('group')}</label>
            <input
              id="print-group"
              name="group"
              maxLength={80}
              autoComplete="off"
              list="print-partners"
              aria-describedby="print-group-hint"
            />
            <p id="print-group-hint">{t('groupHint')}</p>
          </div>
          <datalist id="print-partners">
            {partners.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        {hasLetter && LetterFields && (
          <div className={clsx('stack', styles.about, styles.letter)}>
            <LazyBoundary fallback={null}>
              <LetterFields {...printed[locale]} onAddressee={setAddressee} />
            </LazyBoundary>
          </div>
        )}
        <PrintButton size="lg">{t('print')}</PrintButton>
        <noscript>
          <p>{t('withoutScripts')}</p>
        </noscript>
      </form>
      <PrintedContext value={printed}>
        <AddresseeContext value={addressee}>{children}</AddresseeContext>
      </PrintedContext>
    </div>
  );
}
