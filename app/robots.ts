import type { MetadataRoute } from 'next';
import { config } from '@/lib/config';
import { withBasePath } from '@/lib/paths';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${config.site_url}${withBasePath('/sitemap.xml')}`,
  };
}
