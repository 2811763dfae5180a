import type { Content, ContentKey } from '@/lib/content/model/content';
import { mailLink, tweetLink } from '@/lib/share/networks';
import { isWithUs, type Row } from './rows';

const HANDLE = /__HANDLE__/g;

type ScorecardTexts = Pick<Content, Extract<ContentKey, `scorecard_${string}`>>;

export function tweetTo(row: Row, content: ScorecardTexts): string | null {
  const text = isWithUs(row) ? content.scorecard_tweet_yea : content.scorecard_tweet_nay;
  return row.twitter && text ? tweetLink(text.replace(HANDLE, `@${row.twitter}`)) : null;
}

export function hasDraft(content: ScorecardTexts): boolean {
  return Boolean(content.scorecard_mail_subject && content.scorecard_mail_body);
}

/** A `mailto:` draft with no recipient: senators take letters by forms. Null without a template. */
export function mailTo(row: Row, content: ScorecardTexts): string | null {
  const { scorecard_mail_subject: subject, scorecard_mail_body: body } = content;
  if (!subject || !body) return null;
  const named = (text: string) => text.replace(HANDLE, row.name);
  return mailLink({
    cc: content.scorecard_mail_cc ?? '',
    subject: named(subject),
    // the sender's own words begin on a new line
    body: `${named(body).trimEnd()}\n`,
  });
}
