import { GalleryScreen } from '@/components/screens/GalleryScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/test');

export default function GalleryPage() {
  return <GalleryScreen locale="es" />;
}
