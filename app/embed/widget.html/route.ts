import { framePage } from '@/lib/embed/frame-page';

export const dynamic = 'force-static';

export function GET() {
  return new Response(framePage(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
