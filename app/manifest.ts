import { webManifest } from '@/lib/metadata/metadata';

export const dynamic = 'force-static';
export default webManifest;
