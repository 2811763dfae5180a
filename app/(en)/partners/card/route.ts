import { partnerCard } from '@/lib/partners/card-page';

export const dynamic = 'force-static';

export function GET() {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(partnerCard('en'), { headers });
}
