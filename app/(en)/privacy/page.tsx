import { PrivacyScreen } from '@/components/screens/PrivacyScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('en', '/privacy');

export default function PrivacyPage() {
  return <PrivacyScreen locale="en" />;
}
