import type { Fault } from '../../model/issue';
import { nearest } from '../files/nearest';

const placeholders: Record<string, readonly string[]> = {
  open_graph_title: ['{name}', '{dates}', '{question}'],
  open_graph_description: ['{name}', '{dates}', '{question}'],
  place_question: ['{place}', '{names}'],
  footer_contact_info: ['{year}', '{email}', '{name}', '{dates}'],
  scorecard_tweet_yea: ['__HANDLE__'],
  scorecard_tweet_nay: ['__HANDLE__'],
  scorecard_mail_subject: ['__HANDLE__'],
  scorecard_mail_body: ['__HANDLE__'],
};
/** Whatever looks like a placeholder, whole or cut off; in a call script also in brackets. */
const CANDIDATE = /\{[^{}\n]{0,20}\}|[{}]|_{1,2}[A-Z]{3,}_{1,2}|\[inserte? [^\]]*\]/g;

export function placeholderFaults(text: string, key: string): Fault[] {
  const known = placeholders[key] ?? [];
  const candidate = text.match(CANDIDATE)?.find((each) => !known.includes(each));
  if (!candidate) return [];
  if (candidate.startsWith('[')) {
    const round = candidate.replace('[', '(').replace(']', ')');
    return [{ code: 'placeholder.brackets', params: { round } }];
  }
  const meant = nearest(candidate, known) ?? (known.length === 1 ? known[0] : undefined);
  if (meant) return [{ code: 'placeholder.misspelt', params: { meant, candidate } }];
  if (known.length === 0) return [{ code: 'placeholder.none', params: { candidate } }];
  return [{ code: 'placeholder.unknown', params: { known: known.join(', '), candidate } }];
}
