import { Document } from '@/components/shell/Document';
import { NotFoundScreen } from '@/components/screens/errors/NotFoundScreen';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export const metadata = notFoundMetadata('en');

export default function GlobalNotFoundPage() {
  return (
    <Document locale="en">
      <NotFoundScreen locale="en" />
    </Document>
  );
}
