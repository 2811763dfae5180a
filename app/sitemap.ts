import { siteMap } from '@/lib/metadata/metadata';

export const dynamic = 'force-static';
export default siteMap;
