import { publicConfig } from '@/lib/config/public-config';

export function shareText(caption: string): string {
  return `${caption.trim()} ${publicConfig.hashtag}`.trim();
}

/** {host}/share/{campaign}/{file name without .png} */
export function selfieShareUrl(photoUrl: string): string {
  const { hosts, selfie } = publicConfig;
  const file = new URL(photoUrl).pathname.split('/').at(-1) ?? '';
  return `${hosts.selfie}/share/${selfie.campaign_slug}/${file.replace(/\.png$/i, '')}`;
}
