import { expect, test } from 'vitest';
import { refusalReason } from './pictures';

test.each([
  [10_000, 10_000, null],
  [12_000, 9_000, expect.stringContaining('12,000 by 9,000 pixels')],
])('a picture of %i by %i pixels is refused: %j', async (width, height, why) => {
  const header = new DataView(new ArrayBuffer(32));
  [...'.PNG'].forEach((letter, index) => {
    header.setUint8(index, letter.charCodeAt(0));
  });
  header.setUint32(16, width);
  header.setUint32(20, height);
  expect(await refusalReason(new File([header], 'poster.png'))).toEqual(why);
});
