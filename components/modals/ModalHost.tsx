'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { CallFormModal } from '@/components/call/CallFormModal';
import { FailureAlert } from '@/components/call/FailureAlert';
import { useContent } from '@/components/providers/ContentProvider';
import { CovidModal } from '@/components/sections/CovidProtocols';
import { ArchivedModal } from '@/components/shell/ArchivedModal';
import { buttonClass } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { TrailerModal } from '@/components/video/TrailerModal';
import { takesForms } from '@/lib/archive';
import { isOnline, onConnectionChange } from '@/lib/browser/network';
import { loadOrReload } from '@/lib/browser/reload';
import { callFailures } from '@/lib/call/service';
import { useCall } from '@/lib/call/state';
import { letterPage } from '@/lib/embed/action-network';
import { type ModalName, modalNames, useKeptModals, useModal } from '@/lib/modals/state';
import { Modal } from './Modal';
import styles from './modal-body.module.css';
import { useModalAddress } from './useModalAddress';

const loadCallCard = () => import('@/components/call/CallCard');
const loadSelfieForm = () => import('@/components/selfie/SelfieFormModal');
const loadOpenLetter = () => import('@/components/letter/OpenLetterModal');
const loadMoralMonday = () => import('@/components/schedule/MoralMondayModal');

const bodies: Record<ModalName, ComponentType> = {
  archived: ArchivedModal,
  'call-form': CallFormModal,
  'call-script': () => <LazyBody load={loadCallCard} />,
  covid: CovidModal,
  'moral-monday': () => <LazyBody load={loadMoralMonday} />,
  trailer: TrailerModal,
  'selfie-form': () => <LazyBody load={loadSelfieForm} />,
  'open-letter': () => <LazyBody load={loadOpenLetter} />,
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
  const kept = useKeptModals((state) => state.kept);
  const titles = useTitles();
  useModalAddress();
  // in one order, because a frame that is moved loads anew
  const mounted = modalNames.filter((name) => name === modal || kept.includes(name));
  if (mounted.length === 0) return null;

  return (
    <Modal name={modal} title={modal ? titles[modal] : {}}>
      {mounted.map((name) => (
        <div key={name} className={styles.body} hidden={name !== modal}>
          <ModalBody name={name} />
        </div>
      ))}
    </Modal>
  );
}

function ModalBody({ name }: { name: ModalName }) {
  const closed = useClosedNotices();
  const Body = bodies[name];
  const notice = closed[name];
  return (
    <ErrorBoundary fallback={(retry) => <FailedBody name={name} retry={retry} />}>
      {notice ? <UnavailableNotice>{notice}</UnavailableNotice> : <Body />}
    </ErrorBoundary>
  );
}

/** What stands where a body could not be had, until the connection is back. */
function FailedBody({ name, retry }: { name: ModalName; retry: () => void }) {
  const t = useTranslations();
  const hostedForms = useHostedForms();
  const href = hostedForms[name];
  useEffect(() => onConnectionChange(retry), [retry]);

  return (
    <>
      {name === 'call-script' && <FailureAlert />}
      <div role="status">
        <UnavailableNotice>
          {t(href && !isOnline() ? 'embed.offline' : 'modal.failed')}
        </UnavailableNotice>
      </div>
      {href && (
        <NewTabLink href={href} className={buttonClass({ size: 'lg' })}>
          {t('embed.onActionNetwork')}
        </NewTabLink>
      )}
    </>
  );
}

/** Where a third party's form can be filled in without our page. */
function useHostedForms(): Partial<Record<ModalName, string>> {
  const { content } = useContent();
  return {
    'open-letter': letterPage(content.intro_letter_action_network_id),
    'moral-monday': content.intro_moral_monday_link,
  };
}

/** What each modal is called, as the props of its heading. */
function useTitles() {
  const t = useTranslations();
  const { content, fallbackLang, text } = useContent();
  const callTitle = useCallTitle();

  return {
    archived: { children: t('archived.title') },
    'call-form': { children: `${t('call.thanks')} ${t('call.pleaseCall')}` },
    'call-script': callTitle,
    covid: { children: content.covid.title, lang: fallbackLang('covid') },
    'moral-monday': text('intro_moral_monday_cta'),
    trailer: { children: t('intro.trailer') },
    'selfie-form': text('selfies_title'),
    'open-letter': text('letter_title'),
  };
}

/** "Calling you now...", and what is true instead where no call was placed. */
function useCallTitle() {
  const t = useTranslations('script');
  const attempt = useCall((call) => call.attempt);
  if (attempt.phase !== 'failed') return { children: t('title') };
  return {
    isUndone: true,
    children: (
      <>
        <s>{t('title')}</s>{' '}
        <span>{t(callFailures[attempt.cause].mayRing ? 'mayRing' : 'refused')}</span>
      </>
    ),
  };
}

/** What stands where a third party's or a host's form was, once the site is archived. */
function useClosedNotices(): Partial<Record<ModalName, string>> {
  const t = useTranslations();
  if (takesForms()) return {};
  return {
    'moral-monday': t('closed.event'),
    'selfie-form': t('closed.selfie'),
    'open-letter': t('closed.letter'),
  };
}

type Load = () => Promise<{ default: ComponentType }>;

/** What was asked for, by what loads it. */
const lazyBodies = new Map<Load, ComponentType>();

/** A modal's content, fetched once; a failure is forgotten, so that the next opening asks anew. */
function lazyBody(load: Load): ComponentType {
  const body =
    lazyBodies.get(load) ??
    lazy(() =>
      loadOrReload(load).catch((error: unknown) => {
        lazyBodies.delete(load);
        throw error;
      }),
    );
  lazyBodies.set(load, body);
  return body;
}

/** The content of a large modal, fetched when it is first opened. */
function LazyBody({ load }: { load: Load }) {
  const t = useTranslations('modal');
  const [Body] = useState(() => lazyBody(load));
  return (
    <Suspense fallback={<p className={styles.loading}>{t('loading')}</p>}>
      <Body />
    </Suspense>
  );
}
