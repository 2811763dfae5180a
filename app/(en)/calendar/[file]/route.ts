import { calendarAnswer, calendarFileNames } from '@/lib/schedule/calendar-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => calendarFileNames('en');

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return calendarAnswer('en', (await params).file);
}
