import { siteMap } from '@/lib/content/metadata';

export const dynamic = 'force-static';
export default siteMap;
