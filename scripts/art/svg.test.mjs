import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { tempFolder } from '../../tests/support/temp-folder.mjs';
import { writeJson } from '../files.mjs';
import { answersFrom } from '../new-campaign/answers.mjs';
import { newBundle } from '../new-campaign/bundle.mjs';
import { sampleAnswers } from '../new-campaign/sample.mjs';
import { drawing } from './svg.mjs';

afterAll(() => vi.unstubAllEnvs());

const box = { width: 10, height: 10, body: '<path d="M0 0h9v9z"/>' };

test.each([
  ['Bread & Roses', 'Bread &amp; Roses'],
  ['I <3 you', 'I &lt;3 you'],
  ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"Who\'s in?"', '&quot;Who&apos;s in?&quot;'],
  ['&amp;', '&amp;amp;'],
])('the title %s stays words', (title, written) => {
  expect(drawing({ ...box, title })).toContain(`<title>${written}</title>`);
});

test('a campaign of any words is drawn, and says them as they are', async () => {
  const words = {
    'name-en': 'Bread & <Roses> "2027"',
    'question-en': '</title><script>alert(1)</script>',
    'demands-en': 'Bread & *<roses>*; Stop <script>; Cap "fees"',
  };
  const content = tempFolder();
  const bundle = newBundle(answersFrom({ ...sampleAnswers, ...words }));
  for (const [path, value] of Object.entries(bundle)) writeJson(join(content, path), value);
  vi.stubEnv('CONTENT_DIR', content);
  vi.resetModules();
  const { drawings } = await import('./catalogue.mjs');
  const { lettered, wordsOf } = await import('./content.mjs');

  const all = Object.values(drawings);
  const titles = all.flatMap((svg) => /<title>(.*?)<\/title>/.exec(svg)?.[1] ?? []);
  expect(titles).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Bread &amp; &lt;Roses&gt; &quot;2027&quot;, March 1 /),
      expect.stringMatching(/: &lt;\/title&gt;&lt;script&gt;alert\(1\).* Stop &lt;script&gt;\.$/),
    ]),
  );
  expect(all.filter((svg) => svg.includes('<script'))).toEqual([]);
  const { intro_demands } = wordsOf('images/share-en.png');
  expect(lettered(intro_demands)[0]?.map(({ text }) => text)).toEqual(['Bread &', '<roses>']);
});
