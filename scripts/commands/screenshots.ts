import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { buildSite } from '@/scripts/build/build-site';
import { log, readArguments } from '@/scripts/cli';
import { OUT, ROOT } from '@/scripts/paths';
import { LOCAL_PORTS, localServers } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';
import { requireBrowser } from '@/scripts/tests/chromium';

const HELP = `node scripts/run.mjs screenshots

Takes the pictures of the site that README and the docs show anew, in the week before an event.`;

const WIDE = { width: 1280, height: 640 };
const PHONE = { width: 371, height: 740 };

type Options = { size?: typeof WIDE; press?: RegExp };
/** Each file with the page that it shows; what a hash leads to is in view, or open. */
const pictures: (readonly [file: string, path: string, options?: Options])[] = [
  ...locales.flatMap((locale) =>
    Object.entries({
      home: '/',
      calendar: '/#calendar',
      livestream: '/#livestream',
      toolkit: '/toolkit#july-19',
      rally: '/rally',
    }).map(([of, at]) => [`docs/pictures/${of}-${locale}`, localeFolder(locale) + at] as const),
  ),
  ['docs/pictures/modal', '/#call-form'],
  ['docs/pictures/screen', '/toolkit'],
  ['docs/pictures/gallery', '/test'],
  ['.github/pictures/home-1280', '/', { size: { width: 1280, height: 860 } }],
  ['.github/pictures/script-371', '/test', { size: PHONE, press: /call-script/ }],
];

export async function main(args: string[]) {
  readArguments(args, HELP);
  await buildSite({ ...localServers(LOCAL_PORTS).environment, ...process.env });
  const site = await serveSite({ dir: OUT, port: 0 });
  const executablePath = await requireBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const [file, path, { size = WIDE, press } = {}] of pictures) {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
    await page.clock.setFixedTime('2021-10-20T12:00:00-04:00');
    await page.goto(`http://localhost:${site.port}${path}`);
    if (press) await page.getByRole('link', { name: press }).click();
    await page.waitForLoadState('networkidle');
    await sharp(await page.screenshot())
      .resize({ width: size === WIDE ? 1000 : size.width })
      .toFile(join(ROOT, `${file}.webp`));
    await page.close();
  }
  await Promise.all([browser.close(), site.close()]);
  log(`${pictures.length} pictures: look at them with git diff.`);
}
