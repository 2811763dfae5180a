import { RallyScreen } from '@/components/screens/RallyScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/rally');

export default function RallyPage() {
  return <RallyScreen locale="es" />;
}
