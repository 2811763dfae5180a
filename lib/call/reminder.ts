/** A calendar entry with an alarm. `uid` and `stamp` (a moment) are what RFC 5545 asks of each. */
export type Reminder = {
  uid: string;
  stamp: Date;
  starts: Date;
  title: string;
  description: string;
  url: string;
};

const MAX_LINE_OCTETS = 75;

/** A moment as `20210802T130000Z`. */
const utc = (moment: Date) => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a line that is too long, between characters and not between bytes. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const isFull = octets + size > MAX_LINE_OCTETS;
    octets = isFull ? 1 + size : octets + size;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}

/** A calendar file (RFC 5545) of one quarter of an hour that rings when it begins. */
export function reminderFile({ uid, stamp, starts, title, description, url }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(url).hostname}//reminder//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(starts)}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
