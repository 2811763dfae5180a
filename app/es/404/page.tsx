import { NotFoundScreen } from '@/components/screens/errors/NotFoundScreen';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export const metadata = notFoundMetadata('es');

export default function NotFoundPage() {
  return <NotFoundScreen locale="es" />;
}
