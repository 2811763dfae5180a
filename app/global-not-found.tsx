import { NotFoundScreen } from '@/components/screens/errors/NotFoundScreen';
import { Document } from '@/components/shell/Document';
import { notFoundMetadata } from '@/lib/content/metadata';

export const metadata = notFoundMetadata('en');

export default function GlobalNotFoundPage() {
  return (
    <Document locale="en">
      <NotFoundScreen locale="en" />
    </Document>
  );
}
