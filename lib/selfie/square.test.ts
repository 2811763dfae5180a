import { describe, expect, test } from 'vitest';
import { isInAppBrowser, isMobileOs } from './device';
import { centerSquare, decodedWidth } from './square';

test.each([
  [1280, 720, { x: 280, y: 0, side: 720 }],
  [720, 1280, { x: 0, y: 280, side: 720 }],
  [641, 640, { x: 0, y: 0, side: 640 }],
  [1, 1, { x: 0, y: 0, side: 1 }],
])('the middle square of %i x %i', (width, height, square) => {
  expect(centerSquare({ width, height })).toEqual(square);
});

test.each([
  ['small enough', 1280, 720, undefined],
  ['12 megapixels', 4000, 3000, 1440],
  ['the same, held upright', 3000, 4000, 1440],
  ['a panorama, whose short side must not shrink', 10_000, 1500, undefined],
])('the width to decode to: %s', (_, width, height, decoded) => {
  expect(decodedWidth({ width, height })).toBe(decoded);
});

describe('devices', () => {
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
    expect(isMobileOs({ userAgent, maxTouchPoints })).toBe(isMobile);
  });

  test.each([
    [`${iPhone} Instagram 300.0`, true],
    [`${iPhone} [FBAN/FBIOS;FBAV/440.0]`, true],
    [android.replace('Pixel 8)', 'Pixel 8; wv)'), true],
    [iPhone, false],
    [windows, false],
  ])('%s is inside an app: %s', (userAgent, isInside) => {
    expect(isInAppBrowser({ userAgent, maxTouchPoints: 5 })).toBe(isInside);
  });
});
