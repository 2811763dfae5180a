import { NotFoundScreen } from '@/components/screens/errors/NotFoundScreen';
import { notFoundMetadata } from '@/lib/content/metadata';

export const metadata = notFoundMetadata('es');

export default function NotFoundPage() {
  return <NotFoundScreen locale="es" />;
}
