import { CallScreen } from '@/components/screens/CallScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/call');

export default function CallPage() {
  return <CallScreen locale="es" />;
}
