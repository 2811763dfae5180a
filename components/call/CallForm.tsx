'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import { looksLikePhone, looksLikeZip } from '@/lib/call/american';
import { useCall } from '@/lib/state/call';
import { type CallFields, fieldsOf, rememberFields } from './call-fields';
import type { CallFormTexts } from './call-texts';
import { FailedNumbers } from './FailedNumbers';
import { FailureAlert } from './FailureAlert';
import styles from './form.module.css';
import { KeepMePosted } from './KeepMePosted';
import { warmNumbers } from './late-numbers';
import { makeCall } from './make-call';

type CallFormProps = {
  id: string;
  texts: CallFormTexts;
  isKeepPostedOffered?: boolean;
  onReady?: () => void;
};

/**
 * The call form (spec.md sections 2, 4 and 5). Without scripts it posts to the call host by itself;
 * a phone number can never land in an address.
 */
export function CallForm({ id, texts, isKeepPostedOffered = false, onReady }: CallFormProps) {
  const { register, handleSubmit, watch, formState, subscribe } = useForm<CallFields>({
    defaultValues: fieldsOf(),
  });
  const { errors, touchedFields } = formState;
  const isSending = useCall(({ attempt }) => attempt.phase === 'sending');

  useEffect(() => onReady?.(), [onReady]);
  useEffect(warmNumbers, []);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => rememberFields(values) }),
    [subscribe],
  );

  const hint = (name: 'userPhone' | 'userLocation', looksRight: (typed: string) => boolean) =>
    Boolean(touchedFields[name] && watch(name)?.trim() && !looksRight(watch(name)));

  return (
    <form
      method="post"
      action={`${texts.callHost}/create`}
      noValidate
      onSubmit={handleSubmit((fields) => makeCall(fields, texts))}
    >
      <FailureAlert texts={texts.failure} />
      <FailedNumbers texts={texts.direct} />
      <input type="hidden" name="campaignId" value={texts.campaignId} />
      <Field
        id={`${id}-phone`}
        type="tel"
        autoComplete="tel"
        label={texts.phone.label}
        placeholder={texts.phone.placeholder}
        error={errors.userPhone && texts.phone.missing}
        hint={hint('userPhone', looksLikePhone) ? texts.phone.hint : undefined}
        {...register('userPhone', { validate: (typed) => Boolean(typed?.trim()) })}
      />
      <Field
        id={`${id}-zip`}
        type="tel"
        autoComplete="postal-code"
        label={texts.zip.label}
        placeholder={texts.zip.placeholder}
        error={errors.userLocation && texts.zip.missing}
        hint={hint('userLocation', looksLikeZip) ? texts.zip.hint : undefined}
        {...register('userLocation', { validate: (typed) => Boolean(typed?.trim()) })}
      />
      {isKeepPostedOffered && (
        <KeepMePosted id={id} texts={texts.posted} register={register} errors={errors} />
      )}
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending || undefined}>
        {isSending ? (
          <>
            <span aria-hidden="true">{texts.sending}</span>
            <span className={layout.visuallyHidden}>{texts.sendingSpoken}</span>
          </>
        ) : (
          <>
            <Icon name="phone" /> {texts.call}
          </>
        )}
      </Button>
      <p className={layout.visuallyHidden} role="status">
        {isSending && texts.sendingSpoken}
      </p>
      <RichText html={texts.privacy} className={styles.privacy} />
    </form>
  );
}
