import { calendarAnswer, calendarFileNames } from '@/lib/schedule/calendar-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => calendarFileNames('es');

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return calendarAnswer('es', (await params).file);
}
