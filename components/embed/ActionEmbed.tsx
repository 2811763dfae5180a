import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { useContent } from '@/components/providers/ContentProvider';
import { withBasePath } from '@/lib/addresses/paths';
import { frameSandbox } from '@/lib/config/deployment';
import { publicConfig } from '@/lib/config/public-config';
import { type ActionForm, eventPage, letterPage } from '@/lib/embed/action-network';
import { type Embed, embedParts } from '@/lib/embed/embed-step';
import { type HtmlLang, htmlLangs } from '@/lib/i18n/locales';
import { referralCode } from '@/lib/share/referral-code.browser';
import signing from '@/messages/signing.json';
import styles from './ActionEmbed.module.css';
import { type EmbedOwner, type EmbedProps, useEmbed } from './useEmbed';

type ActionEmbedProps = ActionForm &
  EmbedOwner & {
    isOnPage?: boolean | undefined;
  };

/**
 * A third-party form in a frame of ours, as tall as the form. Blocked, offline, silent for 8 s, navigated
 * away or continued in a new tab, it gives way to a sentence and a direct link, and can be brought back.
 */
export function ActionEmbed({ type, id, isOnPage, onSubmitted, modal }: ActionEmbedProps) {
  const embed = useEmbed({ modal: isOnPage ? undefined : modal, onSubmitted });
  return <EmbedView {...{ type, id, isOnPage, ...embed }} />;
}

/** The content keys of each form; a fallback at `id` means that the form is in English. */
const contentKeys = {
  letter: { id: 'intro_letter_action_network_id', title: 'letter_title' },
  event: { id: 'intro_moral_monday_link', title: 'intro_moral_monday_cta' },
} as const;

function phaseKey(phase: Embed['phase'], type: ActionForm['type']) {
  if (phase === 'offline') return 'embed.offline';
  if (phase !== 'continued') return `signing.frame.${phase}` as const;
  return type === 'letter' ? 'embed.continuedLetter' : 'signing.frame.continuedEvent';
}

type EmbedViewProps = ActionForm & EmbedProps & Pick<ActionEmbedProps, 'isOnPage'>;

function frameAddress(...choice: string[]): string {
  const parts = [...choice, referralCode()].filter(Boolean);
  return `${publicConfig.embed_origin}${withBasePath('/embed/widget.html')}#${parts.join('/')}`;
}

type FieldNamesProps = Pick<ActionForm, 'type'> & { lang: HtmlLang; isOpen: boolean };

function FieldNames({ type, lang, isOpen }: FieldNamesProps) {
  const locale = useLocale();
  const { inEnglish, fields, [type]: buttons } = signing[locale];

  return (
    <details className="fold note" open={isOpen}>
      <summary>{inEnglish}</summary>
      <ul className={styles.fields}>
        {Object.entries({ ...fields, ...buttons }).map(([name, meaning]) => (
          <li key={name}>
            <b lang={lang}>{name}</b> – {meaning}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function EmbedView({ type, id, embed, frame, status, isOnPage, onResume }: EmbedViewProps) {
  const t = useTranslations();
  const { locale, values, fallbackLang, text } = useContent();
  const title = text(contentKeys[type].title);
  // a Spanish form has its own id; without one, the English form is marked as English
  const borrowedLang = fallbackLang(contentKeys[type].id);
  const formLang = borrowedLang ?? htmlLangs[locale];
  const href = type === 'letter' ? letterPage(id) : eventPage(values.intro_moral_monday_link);
  const { form, isLinkAside } = embedParts[embed.phase];

  return (
    <div className="stack">
      {borrowedLang && (
        <FieldNames type={type} lang={borrowedLang} isOpen={embed.phase !== 'continued'} />
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={embed.phase === 'shown' ? 'visuallyHidden' : undefined}
      >
        {t(phaseKey(embed.phase, type))}
      </p>
      {embed.phase === 'continued' && (
        <p>
          <Button variant="outline" onClick={onResume}>
            {t('signing.frame.resume')}
          </Button>
        </p>
      )}
      {frame && form && (
        <iframe
          ref={frame}
          className={styles[form]}
          inert={form === 'waiting'}
          sandbox={frameSandbox(publicConfig.embed_origin)}
          src={frameAddress(type, id, formLang)}
          title={title.children}
          lang={title.lang}
          height={Math.max(embed.height, 1)}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {!isOnPage && (
        <p className={isLinkAside ? 'note' : undefined}>
          <NewTabLink href={href} className={isLinkAside ? undefined : buttonClass({ size: 'lg' })}>
            {t('embed.onActionNetwork')}
          </NewTabLink>
        </p>
      )}
    </div>
  );
}
