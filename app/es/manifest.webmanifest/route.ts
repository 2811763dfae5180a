import { webManifest } from '@/lib/metadata/metadata';

export const dynamic = 'force-static';

export const GET = () => Response.json(webManifest('es'));
