'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary, LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { useIsPast } from '@/components/ui/useNow';
import { ModalHost } from '@/components/modals/ModalHost';
import type { BodyProps, ModalRows } from '@/components/modals/modal-types';
import { FailureAlert, useCallTitle } from '@/components/call/card/FailureAlert';
import { importCallCard } from '@/components/call/card/import-call-card';
import { CallFormModal } from '@/components/call/form/CallFormModal';
import { useContent } from '@/components/providers/ContentProvider';
import { PastEvent } from '@/components/schedule/PastEvent';
import { CovidModal } from '@/components/sections/CovidProtocols';
import { loadOrReload } from '@/lib/browser/reload';
import { storedForVisit } from '@/lib/browser/storage';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls } from '@/lib/config/targets';
import { eventPage, letterPage } from '@/lib/embed/action-network';
import { useModal } from '@/lib/modals/state';
import { trailerVideo } from '@/lib/video/videos';
import { Wordmark } from './Wordmark';

export const modals: ModalRows = {
  archived: {
    Body: ArchivedModal,
    useTitle: () => ({ children: useTranslations('archived')('title') }),
    opensWhile: () => publicConfig.isArchived,
  },
  'call-form': {
    Body: CallFormModal,
    useTitle: () => {
      const t = useTranslations('call');
      return { children: `${t('thanks')} ${t('pleaseCall')}` };
    },
    exists: hasCalls,
  },
  'call-script': {
    Body: lazyBody(importCallCard),
    useTitle: useCallTitle,
    look: ['card'],
    // a phone may be ringing
    closesOnBackdrop: false,
    Alert: FailureAlert,
    exists: hasCalls,
  },
  covid: {
    Body: CovidModal,
    useTitle: () => {
      const { values, fallbackLang } = useContent();
      return { children: values.covid.title, lang: fallbackLang('covid') };
    },
  },
  'moral-monday': {
    Body: lazyBody(() => import('@/components/schedule/RsvpModal')),
    useTitle: () => {
      const { text, nextEvent } = useContent();
      const isOver = useIsPast(nextEvent?.endsAt);
      return isOver && nextEvent
        ? { children: <PastEvent event={nextEvent} /> }
        : text('intro_moral_monday_cta');
    },
    closedNotice: 'event',
    formPage: ({ intro_moral_monday_link }) => eventPage(intro_moral_monday_link),
  },
  trailer: {
    Body: lazyBody(() => import('@/components/video/TrailerModal')),
    useTitle: () => ({ children: useTranslations('video')('trailer') }),
    look: ['wide', 'dark'],
    exists: () => trailerVideo() !== null,
  },
  'selfie-form': {
    Body: lazyBody(() => import('@/components/selfie/SelfieFormModal')),
    useTitle: () => useContent().text('selfies_title'),
    look: ['wide', 'clear'],
    closedNotice: 'selfie',
  },
  'open-letter': {
    Body: lazyBody(() => import('@/components/letter/OpenLetterModal')),
    useTitle: () => useContent().text('letter_title'),
    closedNotice: 'letter',
    formPage: ({ intro_letter_action_network_id }) => letterPage(intro_letter_action_network_id),
  },
};

function ArchivedModal() {
  const t = useTranslations('archived');
  const { locale, values } = useContent();

  return (
    <div className="stack">
      <Wordmark locale={locale} alt={values.site_title} />
      <p>{t('message')}</p>
      <p>
        <a href={publicConfig.parent_url}>{t('parent')}</a>
      </p>
    </div>
  );
}

/** Whatever fails in a modal leaves the page as it is. */
export function Modals() {
  return (
    <ErrorBoundary fallback={null}>
      <ModalHost modals={modals} />
    </ErrorBoundary>
  );
}

const ReturnToCard = lazy(async () => ({ default: (await importCallCard()).ReturnToCard }));

/** Leads back to the card of a call, while no modal is open; renders nothing in a visit without a call. */
export function ScriptReturn() {
  const isMounted = useIsMounted();
  const isCovered = useModal(({ modal }) => modal !== null);
  if (!isMounted || isCovered || storedForVisit('card') === null) return null;
  return (
    <LazyBoundary fallback={null}>
      <ReturnToCard />
    </LazyBoundary>
  );
}

type Body = ComponentType<BodyProps>;

/** Fetched when first opened; a failure is forgotten, so that the next opening tries again. */
function lazyBody(load: () => Promise<{ default: Body }>): Body {
  const newBody = () =>
    lazy(() =>
      loadOrReload(load).catch((error: unknown) => {
        latest = newBody();
        throw error;
      }),
    );
  let latest: Body = newBody();

  return function LazyBody(props: BodyProps) {
    const t = useTranslations('modal');
    const [Body] = useState(() => latest);

    return (
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Body {...props} />
      </Suspense>
    );
  };
}
