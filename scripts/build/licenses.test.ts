import { expect, test } from 'vitest';
import { licensesText } from './licenses';

test('the licenses are those of what the site is made of, and of no tool, the letters’ among them', () => {
  const text = licensesText();
  for (const name of ['react-dom', 'axios', '@fontsource/anton'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+\nLicense: `, 'm'));
  expect(text).not.toMatch(/^vitest /m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
