import { ToolkitScreen } from '@/components/screens/ToolkitScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/toolkit');

export default function ToolkitPage() {
  return <ToolkitScreen locale="es" />;
}
