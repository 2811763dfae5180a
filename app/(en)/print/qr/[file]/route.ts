import { printQrAnswer, printQrFileNames } from '@/lib/print/qr-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = printQrFileNames;

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return printQrAnswer('en', (await params).file);
}
