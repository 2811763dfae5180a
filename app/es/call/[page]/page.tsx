import { LocalCallScreen } from '@/components/screens/LocalCallScreen';
import { localPageParams } from '@/lib/call/local-pages';
import { localPageMetadata } from '@/lib/metadata/metadata';

type PageProps = { params: Promise<{ page: string }> };

export const dynamicParams = false;
export const generateStaticParams = localPageParams;
export const generateMetadata = async ({ params }: PageProps) =>
  localPageMetadata('es', `/call/${(await params).page}`);

export default async function LocalCallPage({ params }: PageProps) {
  return <LocalCallScreen locale="es" path={`/call/${(await params).page}`} />;
}
