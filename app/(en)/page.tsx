import { HomeScreen } from '@/components/screens/HomeScreen';
import { screenMetadata } from '@/lib/content/metadata';

export const metadata = screenMetadata('en', '/');

export default function HomePage() {
  return <HomeScreen locale="en" />;
}
