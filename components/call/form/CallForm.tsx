'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { Field } from '@/components/ui/Field';
import { FailureAlert } from '@/components/call/card/FailureAlert';
import { importCallCard } from '@/components/call/card/import-call-card';
import { RelayServiceNote } from '@/components/call/script/RelayServiceNote';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { ZipField } from '@/components/call/senators/ZipField';
import { isFilled, looksWrong, takeFields, useCallForm } from '@/components/call/useCallForm';
import { useContent } from '@/components/providers/ContentProvider';
import { callUnavailability } from '@/lib/call/availability';
import { looksLikePhone } from '@/lib/call/phone-and-zip';
import { placeCall } from '@/lib/call/place-call';
import { type CallFields, callForm } from '@/lib/call/visitor';
import { publicConfig } from '@/lib/config/public-config';
import { privacyHref } from '@/lib/config/screen-url';
import { targetsKind } from '@/lib/config/targets';
import { prepareToPost } from '@/lib/http';
import { showModal } from '@/lib/modals/state';
import { rememberAction } from '@/lib/placard/state';
import { referralCode } from '@/lib/share/referral-code.browser';
import { countPlacedCall } from '@/lib/tracking/counting.browser';
import { CallButton } from './CallButton';
import styles from './CallForm.module.css';
import { KeepMePosted } from './KeepMePosted';
import { TargetChoice } from './TargetChoice';

type CallFormProps = {
  id: string;
  offersKeepPosted?: boolean;
  /** the state of a state's own page: the visitor's, until their ZIP says another */
  state?: string;
  /** the call service's campaign for the target of a target's own page */
  target?: string;
  children?: ReactNode;
};

export function CallForm(props: CallFormProps) {
  const t = useTranslations('call');
  const reason = callUnavailability();
  return reason ? <p className="unavailable">{t(reason)}</p> : <OpenCallForm {...props} />;
}

/** One press: the card opens whether or not the call was placed, and counts only where it was. */
async function submitCall(fields: CallFields, isConfirmed: boolean): Promise<void> {
  const outcome = await placeCall(fields, { isConfirmed, ref: referralCode() });
  if (!outcome) return;
  showModal('call-script');
  if (outcome === 'failed') return;
  rememberAction('called');
  countPlacedCall();
}

/** Without scripts the browser posts it to the call host, so that no phone number ends up in an address. */
function OpenCallForm({ id, offersKeepPosted = false, state, target, children }: CallFormProps) {
  const t = useTranslations('call');
  const { callpower_id } = useContent().values;
  const form = useCallForm<HTMLFormElement>();
  const { register, formState, ref } = form;
  const hasList = targetsKind() === 'list';
  const hasChoice = hasList && !target;
  // what the scripts bring pushes nothing down before
  const [isFilledIn, setFilledIn] = useState(false);

  /** A visitor who fills in the form needs all of this next, and may be offline by then. */
  function fillIn() {
    setFilledIn(true);
    prepareToPost();
    void importCallCard().catch(() => {});
  }

  // a field may have had the focus before the scripts came
  useEffect(() => {
    if (ref.current?.matches(':focus-within')) setFilledIn(true);
  }, [ref]);

  function call(event: SyntheticEvent, isConfirmed: boolean) {
    const element = ref.current as HTMLFormElement;
    takeFields(element);
    const campaignId = String(new FormData(element).get('campaignId') ?? callpower_id);
    return callForm.handleSubmit((fields) => {
      const isKeptPosted = offersKeepPosted && fields.isKeptPosted;
      return submitCall({ ...fields, campaignId, isKeptPosted }, isConfirmed);
    })(event);
  }

  return (
    <form
      ref={ref}
      method="post"
      action={`${publicConfig.hosts.call}/create`}
      noValidate
      data-transferred
      onFocus={fillIn}
      onSubmit={(event) => call(event, false)}
    >
      <FailureAlert />
      <p className={clsx('screenOnly note', styles.required)} aria-hidden="true">
        {t('required')}
      </p>
      {!process.env.WITHOUT_LISTS && hasChoice ? (
        <TargetChoice id={id} />
      ) : (
        <input type="hidden" name="campaignId" value={target ?? callpower_id} />
      )}
      <Field
        id={`${id}-phone`}
        type="tel"
        autoComplete="tel"
        label={t('phoneLabel')}
        placeholder={publicConfig.sample_phone}
        error={formState.errors.userPhone && t('phoneMissing')}
        hint={looksWrong(form, 'userPhone', looksLikePhone) && t('phoneHint')}
        {...register('userPhone', { validate: isFilled })}
      />
      {!hasList && (
        <ZipField
          id={`${id}-zip`}
          form={form}
          label={t('zipLabel')}
          placeholder={t('zipPlaceholder')}
          isRequired
          keepsState={offersKeepPosted}
          page={state}
        />
      )}
      {offersKeepPosted && <KeepMePosted id={id} register={register} errors={formState.errors} />}
      {targetsKind() === 'us-senators' && (
        <div className={clsx('screenOnly', styles.hours)}>
          <VisitorPart name="OfficeHours" />
        </div>
      )}
      <CallButton onConfirm={(event) => call(event, true)} />
      <Privacy />
      {children ?? <RelayServiceNote page={state} />}
      {isFilledIn && <VisitorPart name="WithoutUsPhone" />}
    </form>
  );
}

function Privacy() {
  const t = useTranslations('call');
  const locale = useLocale();

  return (
    <p className={clsx('note', styles.privacy)}>
      {t.rich('privacyHtml', {
        policy: (words) => (
          <a href={privacyHref(locale)} target="_blank" rel="noopener">
            {words}
          </a>
        ),
      })}
    </p>
  );
}
