import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${config.site_url}${withBasePath('/sitemap.xml')}`,
  };
}
