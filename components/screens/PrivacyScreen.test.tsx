import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedKeys } from '@/lib/browser/stored-keys';
import { config } from '@/lib/config/config';
import { hostNames, thirdParties } from '@/lib/privacy/third-parties';
import { filesUnder } from '@/tests/support/files';
import { renderIn } from '@/tests/support/renderIn';
import { PrivacyScreen } from './PrivacyScreen';

/** The keys that some file of the site stores under; the types allow no others than the listed. */
function keysInCode(): string[] {
  const code = filesUnder('lib', /^(?!.*\.test\.).*\.ts$/).filter(({ text }) =>
    /from '.*\/(storage|stored-keys)'/.test(text),
  );
  return Object.keys(storedKeys).filter((key) =>
    code.some(({ text }) => text.includes(`'${key}'`)),
  );
}

test('says whom its pages may ask, what the site stores on a device, and to whom to write of data and of access', () => {
  const { container } = renderIn('es', <PrivacyScreen locale="es" />);
  const shown = (part: string) =>
    [...container.querySelectorAll(`#${part} code`)].map((each) => each.textContent);
  expect(shown('stored'), 'what its code stores, and nothing else').toEqual(keysInCode());
  expect(shown('hosts')).toEqual(thirdParties(config).flatMap(hostNames));

  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: config.press_email });
  const main = links.filter((link) => link.closest('main'));
  expect(main.map(({ href }) => href)).toEqual(Array(2).fill(`mailto:${config.press_email}`));
});
