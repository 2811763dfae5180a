import { publicConfig } from '@/lib/config/public-config';
import { targetsKind } from '@/lib/config/targets';
import type { Content } from '@/lib/content/model/content';
import type { Translator } from '@/lib/messages/messages';

type RallyNumber = { name: string; number: string };

/** The numbers of the campaign, the most urgent first. */
export function rallyNumbers(
  {
    rally_legal_help: legal,
    rally_marshals: marshals,
  }: Pick<Content, 'rally_legal_help' | 'rally_marshals'>,
  t: Translator,
): RallyNumber[] {
  const numbers = [
    { name: t('rally.legalHelp'), number: legal?.phone },
    { name: t('rally.marshals'), number: marshals?.phone },
    ...(targetsKind() === 'us-senators'
      ? [{ name: t('senators.switchboard'), number: publicConfig.switchboard_phone }]
      : []),
  ];
  return numbers.flatMap(({ name, number }) => (number ? [{ name, number }] : []));
}
