import { HomeScreen } from '@/components/screens/HomeScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/');

export default function HomePage() {
  return <HomeScreen locale="es" />;
}
