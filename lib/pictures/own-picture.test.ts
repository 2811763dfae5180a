import { expect, test } from 'vitest';
import { isOwnPicture } from './own-picture';

test.each([
  ['/images/graphic-july-19-es.png', true],
  ['https://cms.example.org/images/kit.png', false],
  ['//cms.example.org/kit.png', false],
  ['/images/../icons/icon-512.png', false],
  ['/icons/icon-512.png', false],
])('%s is a picture of ours: %s', (image, isOwn) => {
  expect(isOwnPicture(image)).toBe(isOwn);
});
