import { expect, test } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
import { WhenAndWhere } from './WhenAndWhere';

test.each([
  ['en', 'Monday, July 20, 2099, 11:00 AM ET', 'U.S. Supreme Court'],
  ['es', 'lunes, 20 de julio de 2099, 11:00', 'Corte Suprema'],
] as const)('in %s it says when and where', (locale, when, place) => {
  const { container } = renderIn(locale, <WhenAndWhere />);
  expect(container).toHaveTextContent(when);
  expect(container).toHaveTextContent(place);
});
