import { expect, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';

const action = '/action-network/actions/letter/which-side';
const person = { email: 'ada@example.org', zip: '20510' };

function send(fields: Record<string, string>, origin: string = 'null', path = action) {
  const body = new URLSearchParams({ ...person, ...fields });
  return testHosts().app.request(path, { method: 'POST', body, headers: { Origin: origin } });
}

test.each([
  ['a page of its own', 'https://season.example.org', 'ada@example.org', true],
  ['a frame without an origin', 'null', 'ada@example.org', false],
  ['a frame without an origin, as an echoing service', 'null', 'ada@echo.example', true],
])('the widget’s request from %s', async (_, origin, email, isReadable) => {
  const { headers } = await send({ email, format: 'js' }, origin);
  expect([
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ]).toEqual(isReadable ? [origin, 'true'] : [null, null]);
});

test.each([
  ['the first step', {}, action, /<textarea name="letter"/],
  ['the last step', { letter: 'Vote.' }, action, /can_thank_you_wrap/],
  ['a ZIP that is not known', { zip: '00000' }, action, /^\{"error":/],
  ['an RSVP', {}, action.replace('letter', 'event'), /can_thank_you_wrap/],
  [
    'what leads elsewhere',
    { letter: 'Vote.' },
    action.replace('which-side', 'redirecting'),
    /^\{"redirect_url":/,
  ],
])('answers the widget after %s by a piece', async (_, fields, path, expected) => {
  const answer = await send({ ...fields, format: 'js' }, 'null', path);
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(await answer.text()).toMatch(expected);
});

test('answers a form that the browser posted by a page that cannot be framed', async () => {
  const answer = await send({ email: '"><script>' });
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await answer.text()).toContain('value="&quot;&gt;&lt;script&gt;"');
  for (const path of ['letters/which-side', 'events/march']) {
    const page = await testHosts().app.request(`/action-network/${path}`);
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  }
});
