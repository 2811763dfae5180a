import { useKnownBlanks } from '@/components/call/senators/useSenators';
import { WithoutVoice, type WithoutVoiceProps } from './WithoutVoice';

/** With the visitor's senators. */
export function VisitorWithoutVoice({ known, page }: WithoutVoiceProps) {
  const visitors = useKnownBlanks(page);
  return <WithoutVoice known={known ?? visitors} />;
}
