'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/Field';
import { InPageLink } from '@/components/ui/InPageLink';
import { LongList } from '@/components/ui/LongList';
import { Section } from '@/components/ui/Section';
import { withMessages } from '@/components/providers/LazyMessages';
import { goTo } from '@/lib/browser/scroll';
import type { LocalizedText } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';
import { followAddress, readGroup, writeGroup } from '@/lib/partners/kit-address.browser';
import { groupNamed, type Partner } from '@/lib/share/partner-codes';
import partnerKit from '@/messages/partner-kit.json';
import { CardCode } from './CardCode';
import { GroupKit, type Post } from './GroupKit';
import { GroupList } from './GroupList';
import styles from './PartnerKit.module.css';

type PartnerKitProps = {
  partners: readonly Partner[];
  partnersLang: HtmlLang | undefined;
  posts: readonly Post[];
  tweetCta: LocalizedText;
};

export const PartnerKit = withMessages({ partnerKit }, Kit);

function Kit({ partners, partnersLang, posts, tweetCta }: PartnerKitProps) {
  const t = useTranslations('partnerKit');
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const group = groupNamed(typed, partners);
  const isListed = group && partners.includes(group);

  function applyName(name: string) {
    setTyped(name);
    writeGroup(name);
  }

  function choose(name: string) {
    if (field.current) field.current.value = name;
    applyName(name);
  }

  const begin = useEffectEvent(() => {
    // what was typed before hydration counts for more than the address
    const name = field.current?.value || readGroup();
    if (name) choose(name);
    return followAddress(choose, () => field.current?.value ?? '');
  });
  useEffect(() => begin(), []);

  return (
    <>
      <Section id="kit" title={t('choose')} isScreenOnly={!group}>
        <div className={clsx('scripted', styles.chooser)} data-transferred>
          <Field
            ref={field}
            id="group"
            name="group"
            list="groups-list"
            autoComplete="off"
            spellCheck={false}
            translate="no"
            label={t('name')}
            hint={t('nameHint')}
            onChange={({ target }) => applyName(target.value)}
          />
          <datalist id="groups-list">
            {partners.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        {partners.length > 0 && (
          <p className="screenOnly">
            <InPageLink className="target textButton" href="#groups">
              {t('allGroups')}
            </InPageLink>
          </p>
        )}
        <p className={styles.remark} role="status">
          {!group && typed.trim() && t('noCode')}
        </p>
        <div ref={result} tabIndex={-1} className={clsx('landing', styles.result)}>
          {group && (
            <>
              <h3
                className="subTitle"
                lang={isListed ? partnersLang : undefined}
                dir="auto"
                translate="no"
              >
                {group.name}
              </h3>
              {!isListed && <p>{t('notListed')}</p>}
              <GroupKit group={group} posts={posts} tweetCta={tweetCta} />
            </>
          )}
        </div>
      </Section>
      <CardCode group={group} />
      {partners.length > 0 && (
        <Section
          id="groups"
          title={t('groups')}
          isScreenOnly
          lead={
            <p>
              {t('groupsText')} <span className="scripted">{t('groupsPress')}</span>
            </p>
          }
        >
          <LongList count={partners.length}>
            <GroupList
              partners={partners}
              lang={partnersLang}
              onChoose={(name) => {
                choose(name);
                if (result.current) goTo(result.current);
              }}
            />
          </LongList>
        </Section>
      )}
    </>
  );
}
