import { ToolkitScreen } from '@/components/screens/ToolkitScreen';
import { screenMetadata } from '@/lib/content/metadata';

export const metadata = screenMetadata('es', '/toolkit');

export default function ToolkitPage() {
  return <ToolkitScreen locale="es" />;
}
