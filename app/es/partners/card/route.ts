import { partnerCard } from '@/lib/partners/card-page';

export const dynamic = 'force-static';

export const GET = () => partnerCard('es');
