import { PartnersScreen } from '@/components/screens/PartnersScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/partners');

export default function PartnersPage() {
  return <PartnersScreen locale="es" />;
}
