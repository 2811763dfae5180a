import { expect, test } from 'vitest';
import { tidy } from './tidy-pasted';

const LINK = 'https://example.org/march?page=2&b=1';
const encoded = encodeURIComponent(LINK);

test.each([
  [' https://example.org/ ', 'https://example.org/'],
  ['A  March\u200B! ', 'A March!'],
  [`${LINK}&utm_source=mail`, LINK],
  [`https://nam02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7Cana`, LINK],
  [`https://www.google.com/url?sa=t&q=${encoded}&usg=A`, LINK],
  [`https://l.facebook.com/l.php?u=${encoded}&h=AT0`, LINK],
  [`https://urldefense.com/v3/__https://example.org/march*page=2&b=1__;Pw!!ABC!x$`, LINK],
  ['https://urldefense.us/v3/__https:/example.org/**A__;w6nDrQ!!A', 'https://example.org/éí'],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_march-3Fpage-3D2-26b-3D1&d=Dw',
    LINK,
  ],
  [`https://www.google.com.mx/url?sa=t&url=${encoded}`, LINK],
  [`https://www.youtube.com/redirect?event=video&q=${encoded}`, LINK],
  // cut off while copying: as it is, not an error
  [
    'https://urldefense.com/v3/__https://example.org/__;P!!A',
    'https://urldefense.com/v3/__https://example.org/__;P!!A',
  ],
  [
    `https://www.google.com/url?q=https://l.instagram.com/%3Fu%3D${encodeURIComponent(encoded)}`,
    LINK,
  ],
  [
    `<p><a href="https://www.google.com/url?q=${encoded}&amp;sa=D">March</a></p>`,
    `<p><a href="${LINK.replace('&', '&amp;')}">March</a></p>`,
  ],
  ['https://www.google.com/maps?q=Raleigh', 'https://www.google.com/maps?q=Raleigh'],
])('%j is saved as %j', (pasted, saved) => {
  expect(tidy({ link: pasted }, {})).toEqual({ link: saved });
  expect(tidy({ link: pasted }, { link: pasted })).toEqual({ link: pasted });
});
