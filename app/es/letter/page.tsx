import { LetterScreen } from '@/components/screens/LetterScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/letter');

export default function LetterPage() {
  return <LetterScreen locale="es" />;
}
