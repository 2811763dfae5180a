import { partnerQrAnswer, partnerQrNames } from '@/lib/partners/qr-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => partnerQrNames('en');

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return partnerQrAnswer('en', (await params).file);
}
