import { framePage } from '@/lib/embed/frame-page';

export const dynamic = 'force-static';

export const GET = () => framePage();
