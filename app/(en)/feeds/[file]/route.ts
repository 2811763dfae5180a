import { feedAnswer, feedFileNames } from '@/lib/feeds/feed-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = feedFileNames;

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return feedAnswer('en', (await params).file);
}
