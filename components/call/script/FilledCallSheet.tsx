import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { CallSheet } from '@/components/print/CallSheet';
import { NamesToFill, PlaceSenators, SheetNames } from '@/components/print/CallSheetNames';
import { callScript } from '@/lib/call/compiled-scripts';
import type { KnownBlanks } from '@/lib/call/script';
import { directoryDate, senatorsOf } from '@/lib/call/senators';
import { rollCallsIn } from '@/lib/call/votes';
import type { ZipPlace } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import type { TargetList } from '@/lib/config/targets';
import type { Locale } from '@/lib/i18n/locales';
import { ScriptText } from './CallScript';

type SheetPage = Pick<ComponentProps<typeof CallSheet>, 'content' | 'path'> & {
  known?: Record<Locale, KnownBlanks>;
};

const NAME_LINE = '________';

/** What to say, with lines for what the visitor writes. */
function paperScripts(locale: Locale, blanks: Pick<SheetPage, 'known'> & { isFilledIn?: boolean }) {
  const script = callScript(locale, 'live');
  const voicemail = callScript(locale, 'voicemail');
  const paper = { ...blanks, isOnPaper: true };
  return {
    isBilingual: Boolean(script?.meaning),
    script: script && <ScriptText script={script} {...paper} />,
    voicemail: voicemail && <ScriptText script={{ ...voicemail, meaning: null }} {...paper} />,
    meaning: voicemail?.meaning && <ScriptText script={voicemail} {...paper} language={locale} />,
  };
}

type SenatorsSheetProps = SheetPage & { place: ZipPlace | null };

export function SenatorsSheet({ place, content, path, ...blanks }: SenatorsSheetProps) {
  const t = useTranslations();
  const locale = useLocale();
  const senators = place?.kind === 'state' ? senatorsOf(place.code) : [];
  const called = [0, 1].slice(0, senators.length || 2).map((index) => {
    const written = t('senators.sheet.called', { name: senators[index]?.lastName ?? NAME_LINE });
    return place ? (
      written
    ) : (
      <VisitorPart name="CalledSenator" key={index} index={index}>
        {written}
      </VisitorPart>
    );
  });

  return (
    <CallSheet
      content={content}
      path={path}
      {...paperScripts(locale, { ...blanks, isFilledIn: !place })}
      names={
        place ? (
          <PlaceSenators
            place={place}
            officesOf={(code, index) => (
              <VisitorPart name="PaperOffices" code={code} index={index} />
            )}
          />
        ) : (
          <VisitorPart name="SheetSenators">
            <NamesToFill />
          </VisitorPart>
        )
      }
      called={called}
      switchboard={publicConfig.switchboard_phone}
      source={`${rollCallsIn(locale)?.source ?? ''} ${t('senators.asOf', { date: directoryDate(locale) })}`}
    />
  );
}

type TargetsSheetProps = SheetPage & Omit<TargetList, 'call'>;

export function TargetsSheet({ targets, lang, content, path, ...blanks }: TargetsSheetProps) {
  const t = useTranslations('senators.sheet');
  const scripts = paperScripts(useLocale(), blanks);
  const names = targets.map(({ callpower_id, name, phone, role, place }) => ({
    id: callpower_id,
    name,
    phone,
    children: <span lang={lang}>{`${role}, ${place}`}</span>,
  }));
  const called = targets.length > 2 ? [NAME_LINE, NAME_LINE] : targets.map(({ name }) => name);

  return (
    <CallSheet
      content={content}
      path={path}
      {...scripts}
      names={<SheetNames names={names} />}
      called={called.map((name) => t('called', { name }))}
    />
  );
}
