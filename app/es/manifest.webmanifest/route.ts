import { webManifest } from '@/lib/metadata/web-manifest';

export const dynamic = 'force-static';

export const GET = () => Response.json(webManifest('es'));
