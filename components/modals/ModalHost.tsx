'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useContent } from '@/components/shell/ContentProvider';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { loadOrReload } from '@/lib/browser/reload';
import { publicConfig } from '@/lib/public-config';
import { type ModalName, useModal } from '@/lib/state/modal';
import { ArchivedModal } from './ArchivedModal';
import { CallFormModal } from './CallFormModal';
import { CallScriptModal } from './CallScriptModal';
import { CovidModal } from './CovidProtocols';
import { Modal } from './Modal';
import { MoralMondayModal } from './MoralMondayModal';
import { OpenLetterModal } from './OpenLetterModal';
import { TrailerModal } from './TrailerModal';
import { useModalAddress } from './useModalAddress';

const bodies: Record<ModalName, ComponentType> = {
  archived: ArchivedModal,
  'call-form': CallFormModal,
  'call-script': CallScriptModal,
  covid: CovidModal,
  'moral-monday': MoralMondayModal,
  trailer: TrailerModal,
  'selfie-form': LazySelfieForm,
  'open-letter': OpenLetterModal,
};

/** Shows the one open modal. Whatever fails in it leaves the page as it is. */
export function ModalHost() {
  return (
    <ErrorBoundary fallback={null}>
      <OpenModal />
    </ErrorBoundary>
  );
}

function OpenModal() {
  const modal = useModal((state) => state.modal);
  const titles = useTitles();
  const closed = useClosedNotices();
  const t = useTranslations('modal');
  useModalAddress();
  if (!modal) return null;

  const Body = bodies[modal];
  const notice = closed[modal];
  return (
    <Modal name={modal} title={titles[modal]}>
      <ErrorBoundary key={modal} fallback={<UnavailableNotice>{t('failed')}</UnavailableNotice>}>
        {notice ? <UnavailableNotice>{notice}</UnavailableNotice> : <Body />}
      </ErrorBoundary>
    </Modal>
  );
}

/** What each modal is called, as the props of its heading. */
function useTitles() {
  const t = useTranslations();
  const { content, fallbackLang, text } = useContent();

  return {
    archived: { children: t('archived.title') },
    'call-form': { children: `${t('call.thanks')} ${t('call.pleaseCall')}` },
    'call-script': { children: t('script.title') },
    covid: { children: content.covid.title, lang: fallbackLang('covid') },
    'moral-monday': text('intro_moral_monday_cta'),
    trailer: { children: t('intro.trailer') },
    'selfie-form': text('selfies_title'),
    'open-letter': text('letter_title'),
  };
}

/** What stands where a third party's or a host's form was, once the site is archived. */
function useClosedNotices(): Partial<Record<ModalName, string>> {
  const t = useTranslations('archived');
  if (!publicConfig.isArchived) return {};
  return { 'moral-monday': t('event'), 'selfie-form': t('selfie'), 'open-letter': t('letter') };
}

/** The selfie form's code, fetched once; a failure is forgotten, so that the next opening asks anew. */
const lazySelfieForm = () =>
  lazy(() =>
    loadOrReload(() => import('./SelfieFormModal')).catch((error: unknown) => {
      SelfieForm = lazySelfieForm();
      throw error;
    }),
  );
let SelfieForm = lazySelfieForm();

/** The only modal that is large, fetched when it is first opened. */
function LazySelfieForm() {
  const t = useTranslations('modal');
  const [Form] = useState(() => SelfieForm);
  return (
    <Suspense fallback={<p>{t('loading')}</p>}>
      <Form />
    </Suspense>
  );
}
