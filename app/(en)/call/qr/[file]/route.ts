import { qrAnswer, qrFileNames } from '@/lib/call/qr-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = qrFileNames;

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return qrAnswer('en', (await params).file);
}
