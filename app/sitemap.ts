import { siteMap } from '@/lib/metadata/sitemap';

export const dynamic = 'force-static';
export default siteMap;
