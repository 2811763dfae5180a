import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { buildSite } from '@/scripts/build/build-site';
import { log, readArguments } from '@/scripts/cli';
import { OUT, ROOT } from '@/scripts/paths';
import { LOCAL_PORTS, localServers } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';
import { requireBrowser } from '@/scripts/tests/browser';

const HELP = `node scripts/run.mjs pictures

Takes the pictures of the site that README and the docs show anew, in the week before an event.`;

const NOW = new Date('2021-10-20T12:00:00-04:00');
const WIDE = { width: 1280, height: 640 };
const DOCS_WIDTH = 1000;
const PHONE = { width: 371, height: 740 };

type Picture = {
  file: string;
  path: string;
  size?: typeof WIDE;
  colorScheme?: 'dark';
  press?: RegExp;
};
/** What a hash leads to is in view, or open. */
const pictures: Picture[] = [
  ...locales.flatMap((locale) => {
    const folder = localeFolder(locale);
    return [
      { file: `docs/pictures/home-${locale}`, path: folder || '/' },
      { file: `docs/pictures/calendar-${locale}`, path: `${folder || '/'}#calendar` },
      { file: `docs/pictures/livestream-${locale}`, path: `${folder || '/'}#livestream` },
      { file: `docs/pictures/toolkit-${locale}`, path: `${folder}/toolkit#july-19` },
      { file: `docs/pictures/rally-${locale}`, path: `${folder}/rally` },
    ];
  }),
  { file: 'docs/pictures/modal', path: '/#call-form' },
  { file: 'docs/pictures/screen', path: '/toolkit' },
  { file: 'docs/pictures/gallery', path: '/test' },
  { file: '.github/pictures/home-1280', path: '/', size: { width: 1280, height: 860 } },
  { file: '.github/pictures/home-371', path: '/', size: PHONE },
  { file: '.github/pictures/home-dark-371', path: '/', size: PHONE, colorScheme: 'dark' },
  { file: '.github/pictures/home-es-371', path: '/es', size: PHONE },
  { file: '.github/pictures/script-371', path: '/test', size: PHONE, press: /call-script/ },
];

export async function main(args: string[]) {
  readArguments(args, HELP);
  await buildSite({ ...localServers(LOCAL_PORTS).environment, ...process.env });
  const site = await serveSite({ dir: OUT, port: 0 });
  const executablePath = await requireBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const { file, path, size = WIDE, colorScheme = 'light', press } of pictures) {
    const page = await browser.newPage({ viewport: size, colorScheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(NOW);
    await page.goto(`http://localhost:${site.port}${path}`);
    if (press) await page.getByRole('link', { name: press }).click();
    await page.waitForLoadState('networkidle');
    await sharp(await page.screenshot())
      .resize({ width: size === WIDE ? DOCS_WIDTH : size.width })
      .webp({ quality: 80 })
      .toFile(join(ROOT, `${file}.webp`));
    await page.close();
  }
  await Promise.all([browser.close(), site.close()]);
  log(`${pictures.length} pictures: look at them with git diff.`);
}
