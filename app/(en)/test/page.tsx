import { GalleryScreen } from '@/components/screens/GalleryScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('en', '/test');

export default function GalleryPage() {
  return <GalleryScreen locale="en" />;
}
