import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { writeWhole } from '@/scripts/files';
import type { Export } from './content-policy';

/** security.txt (RFC 9116), if the campaign has a contact; only a site's root may have it. */
export function writeSecurityText({ dir, basePath, campaign: { site_url, security } }: Export) {
  if (!security || basePath) return;
  const path = '/.well-known/security.txt';
  const lines = [
    `Contact: mailto:${security.contact}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${site_url}${path}`,
  ];
  writeWhole(join(dir, path), `${lines.join('\n')}\n`);
}
