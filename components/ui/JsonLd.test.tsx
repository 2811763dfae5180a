import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './JsonLd';

test('a title that would end the script is still a title', () => {
  const title = '</script><script>alert("Vote & march")</script>';
  const html = renderToString(<JsonLd data={{ title }} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);

  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({ title });
});
