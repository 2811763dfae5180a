import { expect, test } from 'vitest';
import { partnerCardCode } from './partner-links';

test('the code of a card is one frame, whatever the campaign is called', () => {
  const html = partnerCardCode('es', 'casa', 'Pan & "rosas" <3');
  expect(html).toContain(' title="Pan &amp; &quot;rosas&quot; &lt;3" ');
  expect(html).toMatch(/^<iframe src="[^"]*\/es\/partners\/card\?source=casa" [^<>]*><\/iframe>$/);
});
