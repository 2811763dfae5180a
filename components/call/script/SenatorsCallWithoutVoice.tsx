import { useKnownBlanks } from '@/components/call/senators/useSenators';
import { CallWithoutVoice, type CallWithoutVoiceProps } from './CallWithoutVoice';

/** With the visitor's senators. */
export function SenatorsCallWithoutVoice({ known, page }: CallWithoutVoiceProps) {
  const visitors = useKnownBlanks(page);
  return <CallWithoutVoice known={known ?? visitors} />;
}
