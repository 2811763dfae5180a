import { ScoreboardScreen } from '@/components/screens/ScoreboardScreen';
import { screenMetadata } from '@/lib/metadata/metadata';

export const metadata = screenMetadata('es', '/scoreboard');

export default function ScoreboardPage() {
  return <ScoreboardScreen locale="es" />;
}
