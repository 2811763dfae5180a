import { expect, test } from 'vitest';
import { hasMobileOs, isInsideApp } from './device';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17 Safari/605.1.15';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36';

test.each([
  ['Windows', windows, 10, false],
  ['a Mac', mac, 0, false],
  ['an iPad', mac, 5, true],
  ['an iPhone', iPhone, 5, true],
  ['Android', android, 5, true],
  ['Windows Phone', 'Mozilla/5.0 (Windows Phone 10.0; Lumia 950)', 5, true],
  ['a Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130', 10, false],
])('%s', (_, userAgent, maxTouchPoints, isMobile) => {
  expect(hasMobileOs({ userAgent, maxTouchPoints })).toBe(isMobile);
});

test.each([
  [`${iPhone} Instagram 300.0`, true],
  [`${iPhone} [FBAN/FBIOS;FBAV/440.0]`, true],
  [android.replace('Pixel 8)', 'Pixel 8; wv)'), true],
  [iPhone, false],
  [windows, false],
])('%s is inside an app: %s', (userAgent, isInside) => {
  expect(isInsideApp({ userAgent, maxTouchPoints: 5 })).toBe(isInside);
});
