import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LongList } from '@/components/ui/LongList';
import { NetworkLink } from '@/components/share/NetworkLink';
import { ShareRow } from '@/components/share/ShareRow';
import { usePictureAbility } from '@/components/share/usePictureAbility';
import { CopyText } from '@/components/toolkit/CopyText';
import { screenHref } from '@/lib/addresses/paths';
import { downloadFile } from '@/lib/browser/download';
import type { LocalizedText } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';
import { partnerLink } from '@/lib/partners/partner-links';
import { qrPng } from '@/lib/partners/qr-png.browser';
import { tweetLink } from '@/lib/share/networks';
import type { Partner } from '@/lib/share/partner-codes';
import { QR_QUIET_ZONE, qrDrawing, qrPath } from '@/lib/share/qr';
import styles from './PartnerKit.module.css';

export type Post = {
  text: string;
  lang: HtmlLang | undefined;
  isTweet: boolean;
  /** when its day is over, in ms since 1970 */
  until: number | undefined;
};

type GroupKitProps = { group: Partner; posts: readonly Post[]; tweetCta: LocalizedText };

export function GroupKit({ group, posts, tweetCta }: GroupKitProps) {
  const t = useTranslations('partnerKit');
  const locale = useLocale();
  const link = partnerLink(locale, group.code);
  // it opens when a group is chosen, so only in a browser
  const current = posts.filter(({ until = Number.POSITIVE_INFINITY }) => Date.now() < until);

  return (
    <div className={clsx('rows', styles.kit)}>
      <div className="rows">
        <h4 className="smallTitle">{t('link')}</h4>
        <p className={clsx('lead', styles.link)}>
          <a href={link}>{link}</a>
        </p>
        <p>{t('linkText')}</p>
        <ShareRow url={link} />
      </div>
      <QrPart key={link} link={link} name={`qr-${group.code}`} />
      <div className="rows">
        <h4 className="smallTitle">{t('posts')}</h4>
        <p>
          {t('postsText')} <a href={screenHref(locale, '/toolkit')}>{t('moreGraphics')}</a>
        </p>
        <LongList count={current.length} first={3}>
          <ul className={styles.posts}>
            {current.map(({ text, lang, isTweet }) => (
              <li key={text}>
                <p>
                  <span lang={lang}>{text}</span> <span translate="no">{link}</span>
                </p>
                <div className={clsx('cluster', styles.actions)}>
                  <CopyText text={`${text} ${link}`} />
                  {isTweet && (
                    <NetworkLink
                      network="twitter"
                      href={tweetLink(text, link)}
                      className={buttonClass({ variant: 'outline' })}
                    >
                      <span {...tweetCta} />
                    </NetworkLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </LongList>
      </div>
    </div>
  );
}

function QrPart({ link, name }: { link: string; name: string }) {
  const t = useTranslations('partnerKit');
  const [hasFailed, setHasFailed] = useState(false);
  const { canDownload } = usePictureAbility();
  const { size, path } = qrPath(link);
  const side = size + 2 * QR_QUIET_ZONE;

  async function savePng() {
    try {
      downloadFile(`${name}.png`, await qrPng(link), 'image/png');
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className="rows">
      <h4 className="smallTitle">{t('qr')}</h4>
      <div className={clsx('cluster', styles.code)}>
        <svg
          className={styles.qr}
          role="img"
          aria-label={t('qrAlt', { address: link })}
          viewBox={`${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE} ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE}h${side}v${side}h-${side}z`} />
          <path stroke="#000" d={path} />
        </svg>
        <div>
          <p>{t('qrText')}</p>
          {canDownload ? (
            <div className={clsx('cluster', styles.actions)}>
              <Button variant="dark" onClick={savePng}>
                <Icon name="download" /> {t('savePng')}
              </Button>
              <Button
                variant="outline"
                onClick={() =>
                  downloadFile(`${name}.svg`, qrDrawing(link, QR_QUIET_ZONE), 'image/svg+xml')
                }
              >
                <Icon name="download" /> {t('saveSvg')}
              </Button>
            </div>
          ) : (
            <p>{t('inApp')}</p>
          )}
          <p role="status" className={hasFailed ? undefined : 'visuallyHidden'}>
            {hasFailed && t('pngFailed')}
          </p>
        </div>
      </div>
    </div>
  );
}
