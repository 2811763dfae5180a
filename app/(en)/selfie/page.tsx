import { SelfieScreen } from '@/components/screens/SelfieScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('en', '/selfie');

export default function SelfiePage() {
  return <SelfieScreen locale="en" />;
}
