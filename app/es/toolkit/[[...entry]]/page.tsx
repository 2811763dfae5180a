import { ToolkitScreen, toolkitPages } from '@/components/screens/ToolkitScreen';
import { toolkitMetadata } from '@/lib/metadata/metadata';

type PageProps = { params: Promise<{ entry?: string[] }> };

export const dynamicParams = false;
export const generateStaticParams = () => toolkitPages('es');
export const generateMetadata = async ({ params }: PageProps) =>
  toolkitMetadata('es', (await params).entry?.[0]);

export default async function ToolkitPage({ params }: PageProps) {
  return <ToolkitScreen locale="es" id={(await params).entry?.[0]} />;
}
