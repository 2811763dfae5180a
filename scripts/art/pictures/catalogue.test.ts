import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { drawnPictures } from '@/lib/content/check/rules/pictures';
import posterOutlines from '@/lib/selfie/poster-outlines.json';
import { drawing } from '@/scripts/art/svg';
import { type Answers, writeCampaign } from '@/scripts/commands/new-campaign';
import { setAt } from '@/tests/support/bundle';
import { sampleAnswers } from '@/tests/support/sample-campaigns';
import { tempFolder } from '@/tests/support/temp-folder';
import { tornStrip } from './selfie-sample';

// whole catalogues are drawn as they are: what makes them small is slow, and `drawing` has it above
vi.doMock('svgo', () => ({ optimize: (data: string) => ({ data }) }));
afterAll(() => {
  vi.doUnmock('svgo');
  vi.resetModules();
});

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

async function drawn(answers: Partial<Answers>, words: Record<string, unknown> = {}) {
  const content = writeCampaign(tempFolder(), { ...sampleAnswers, ...answers });
  for (const [key, value] of Object.entries(words)) setAt(content, 'en/site.json', key, value);
  vi.stubEnv('CONTENT_DIR', content);
  vi.resetModules();
  const { svgFiles, prints } = await import('./catalogue');
  const { contents, demandParts } = await import('@/scripts/art/drawn-content');
  return { svgFiles, prints, demands: contents.en.intro_demands.map(demandParts) };
}

test('a campaign of any words is drawn, and says them as they are', async () => {
  const { svgFiles, prints, demands } = await drawn(
    { 'name-en': 'Bread & <Roses> "2027"' },
    {
      intro_title: '</title><script>alert(1)</script>',
      intro_demands: ['Bread &amp; <em>&lt;roses&gt;</em>', 'Stop &lt;script&gt;', 'Cap "fees"'],
    },
  );

  const all = [...Object.values(svgFiles), ...prints.map(({ svg }) => svg)];
  const titles = all.flatMap((svg) => /<title>(.*?)<\/title>/.exec(svg)?.[1] ?? []);
  expect(titles).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Bread &amp; &lt;Roses&gt; &quot;2027&quot;, March\s1\s/),
      '“&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;”',
    ]),
  );
  expect(all.filter((svg) => svg.includes('<script'))).toEqual([]);
  expect(demands[0]?.map(({ text }) => text)).toEqual(['Bread &', '<roses>']);
});

async function inkBox(svg: string) {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  const sheet = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const larger = svg.replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"|width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    `viewBox="${-MARGIN} ${-MARGIN} ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"`,
  );
  const { info } = await sharp(Buffer.from(larger)).trim().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  const box = { left: -left - MARGIN, top: -top - MARGIN };
  return {
    ...box,
    right: width - box.left - info.width,
    bottom: Math.ceil(height) - box.top - info.height,
  };
}
const MARGIN = 60;

const longName = 'Tenants United for Fair Housing in the Commonwealth';

test.each([
  ['short and long', { 'name-en': 'Now', 'name-es': `Mañana ${longName}`, ends: '2028-09-30' }],
  ['single', { 'name-en': 'Decriminalization', 'name-es': 'Ñu', ends: sampleAnswers.starts }],
])('the wordmarks of %s names stay on their sheets, and no line is endless', async (_, words) => {
  const { svgFiles, prints } = await drawn(words);
  const all = [...Object.values(svgFiles), ...prints.map(({ svg }) => svg)];
  expect(all.filter((svg) => /NaN|Infinity|undefined/.test(svg))).toEqual([]);
  for (const locale of ['en', 'es']) {
    const box = await inkBox(svgFiles[`/art/wordmark-${locale}.svg`] ?? '');
    for (const side of Object.values(box)) expect(side, locale).toBeGreaterThanOrEqual(-1);
  }
});

test('the content may name each picture that is drawn', async () => {
  vi.resetModules();
  const { prints } = await import('./catalogue');
  const { contents } = await import('@/scripts/art/drawn-content');
  const named = drawnPictures(Object.values(contents).flatMap(({ toolkit }) => toolkit));
  const paths = prints.map(({ path }) => path).filter((path) => path.startsWith('/images/'));
  // but for those of one page alone, and other sizes
  const known = paths.filter((path) => !/card-call|-(540|810)\.webp$|video.*webp$/.test(path));
  expect([...named].sort()).toEqual(known.sort());
});

test('selfies are drawn in the browser on the strip that samples are drawn with', () => {
  // as high as the poster may need
  const strip = drawing({ ...box, body: `<path d="${tornStrip(0, 400)}"/>` });
  expect(strip).toContain(` d="${posterOutlines.tornStrip}"`);
});
