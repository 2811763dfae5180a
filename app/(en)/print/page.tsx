import { PrintScreen } from '@/components/screens/PrintScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('en', '/print');

export default function PrintPage() {
  return <PrintScreen locale="en" />;
}
