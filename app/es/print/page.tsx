import { PrintScreen } from '@/components/screens/PrintScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/print');

export default function PrintPage() {
  return <PrintScreen locale="es" />;
}
