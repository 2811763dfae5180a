import { RsvpScreen } from '@/components/screens/RsvpScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('en', '/rsvp');

export default function RsvpPage() {
  return <RsvpScreen locale="en" />;
}
