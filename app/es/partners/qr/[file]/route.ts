import { partnerQrAnswer, partnerQrNames } from '@/lib/partners/qr-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => partnerQrNames('es');

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return partnerQrAnswer('es', (await params).file);
}
