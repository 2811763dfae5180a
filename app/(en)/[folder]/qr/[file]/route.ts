import { type QrParams, qrAnswer, qrParams } from '@/lib/print/qr-codes';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => qrParams('en');

export async function GET(_: Request, { params }: { params: Promise<QrParams> }) {
  return qrAnswer('en', await params);
}
