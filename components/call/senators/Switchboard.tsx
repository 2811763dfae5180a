'use client';

import { useTranslations } from 'next-intl';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { publicConfig } from '@/lib/config/public-config';
import { targetsKind } from '@/lib/config/targets';
import { useTargets } from './useTargets';

/** The Capitol switchboard, which connects with any office; the numbers of a campaign with a list. */
export function Switchboard() {
  const t = useTranslations('call');

  return (
    <>
      {`${t('switchboard')} `}
      {!process.env.WITHOUT_LISTS && targetsKind() === 'list' ? (
        <TargetNumbers />
      ) : (
        <SwitchboardNumber />
      )}
    </>
  );
}

function TargetNumbers() {
  return useTargets().targets.map(({ callpower_id, name, phone }, index) => (
    <span key={callpower_id} translate="no">
      {index > 0 && ', '}
      {name} <a href={phoneLink(phone)}>{phone}</a>
    </span>
  ));
}

export function SwitchboardNumber() {
  const number = publicConfig.switchboard_phone;
  return (
    <a href={phoneLink(number)} translate="no">
      {number}
    </a>
  );
}
