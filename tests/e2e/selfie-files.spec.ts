import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { type GivenFile, jpegFile, pausedCamera, quarters } from '@/tests/support/selfie-pictures';
import { en, type Selfie, test } from './selfie-page';
import { expect } from './visitor';

async function plainPicture(background: string): Promise<GivenFile> {
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return jpegFile('plain.jpg', buffer);
}

async function bigPhoto(width: number, height: number): Promise<GivenFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = { width: width / 8, height: height / 8, channels: 3, background: 'gray' } as const;
  const small = await sharp({ create: { ...grain, noise } })
    .png()
    .toBuffer();
  const buffer = await sharp(small)
    .resize(width, height, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
  return jpegFile('big.jpg', buffer);
}

async function animation(format: 'gif' | 'webp'): Promise<GivenFile> {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('#f00'), frame('#00f')]);
  const buffer = await sharp(frames, { join: { animated: true } })
    .toFormat(format, { loop: 0, delay: [50, 50] })
    .toBuffer();
  return { name: `moving.${format}`, mimeType: `image/${format}`, buffer };
}

const MIDDLE = [0.5, 0.3] as const;

async function expectUpright(selfie: Selfie) {
  await selfie.expectColour([0.3, 0.3], [255, 0, 0]);
  await selfie.expectColour([0.7, 0.3], [0, 255, 0]);
  await selfie.expectColour([0.3, 0.54], [0, 0, 255]);
  await selfie.expectColour([0.7, 0.54], [255, 255, 0]);
}

async function clear(selfie: Selfie) {
  await selfie.upload(await plainPicture('#888'));
  await selfie.expectColour(MIDDLE, [136, 136, 136]);
}

test('a photo is upright, however held; an animation’s first is used', async ({ selfie }) => {
  await selfie.open();
  await selfie.caption.fill('Up');
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await test.step(`held as ${orientation}`, async () => {
      await selfie.upload(await pausedCamera(orientation));
      await expectUpright(selfie);
      await clear(selfie);
    });
  }
  await selfie.upload(await pausedCamera(6, 4000, 3000));
  await expectUpright(selfie);
  for (const format of ['gif', 'webp'] as const) {
    await clear(selfie);
    await selfie.upload(await animation(format));
    await selfie.expectColour(MIDDLE, [255, 0, 0]);
  }
});

test('60 megapixels never freeze the page @all', async ({ page, selfie }) => {
  const picture = await bigPhoto(9000, 6704);
  await selfie.open();
  // from when the page has the file, since the test itself transfers it
  await page.evaluate(() => {
    const watch = () => {
      const began = performance.now();
      let last = began;
      const spent = { longestPause: 0, all: 0 };
      Reflect.set(window, 'spent', spent);
      const timer = setInterval(() => {
        const now = performance.now();
        spent.longestPause = Math.max(now - last, spent.longestPause);
        spent.all = now - began;
        last = now;
        if (document.querySelector('dialog [type=submit]:not([aria-disabled])'))
          clearInterval(timer);
      }, 20);
    };
    document.addEventListener('change', () => setTimeout(watch), { capture: true, once: true });
  });
  await selfie.upload(picture);
  const { longestPause, all } = await page.evaluate(() => Reflect.get(window, 'spent'));
  // generous limit for slow CI; a frozen page would pause for nearly the whole time
  expect(longestPause).toBeLessThan(Math.max(1_000, all / 2));
});

const text = Buffer.from('This is a text and no picture at all.');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>window.top.ran = true</script></svg>',
);
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(4_000, 7),
]);
const broken = [
  ['a HEIC that the browser cannot read', 'heic', heic, en.loadFailed],
  ['an empty file', 'jpeg', Buffer.alloc(0), en.readFailed],
  ['a text that is called a picture', 'png', text, en.loadFailed],
  ['a drawing with a script', 'svg+xml', svg, en.loadFailed],
] as const;

test('what is no picture is refused in words; the photo before stays', async ({ page, selfie }) => {
  await selfie.prepare('Up');
  await expectUpright(selfie);
  for (const [what, type, buffer, message] of broken) {
    await test.step(what, async () => {
      await selfie.file.setInputFiles({ name: 'given', mimeType: `image/${type}`, buffer });
      await expect(selfie.alert).toHaveText(message);
      await expectUpright(selfie);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await selfie.upload(await pausedCamera(1));
      await expect(selfie.alert).toHaveCount(0);
    });
  }
});

test('a picture can be dropped or pasted; pasted words stay words', async ({ page, selfie }) => {
  await selfie.open();
  await selfie.caption.fill('Up');
  const wasLeft = await selfie.caption.evaluate((caption) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'A dream from an office program');
    data.items.add(new File(['a picture of the words'], 'words.png', { type: 'image/png' }));
    const paste = { bubbles: true, cancelable: true, clipboardData: data };
    return caption.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  expect(wasLeft, 'the browser pastes the words').toBe(true);
  await expect(selfie.alert).toHaveCount(0);

  const base64 = (await quarters()).toString('base64');
  for (const way of ['drop', 'paste'] as const) {
    await page.evaluate(
      async ([event, picture]) => {
        const bytes = Uint8Array.from(atob(picture ?? ''), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'given.png', { type: 'image/png' }));
        const target = document.querySelector('dialog canvas');
        const options = { bubbles: true, cancelable: true };
        target?.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      [way, base64],
    );
    await expectUpright(selfie);
    await clear(selfie);
  }
});

test('what is sent tells nothing of the camera', async ({ selfie, comment }) => {
  await selfie.prepare(comment);
  await selfie.send();
  for (const png of Object.values(await selfie.sentPictures(comment))) {
    const { exif, comments } = await sharp(png).metadata();
    expect(exif ?? comments).toBeUndefined();
    expect(png.includes('SECRET')).toBe(false);
  }
});

/** On a phone the system's camera takes the photo; the page must not open one. */
async function refuseWebcam(page: Page) {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('never asked'));
  });
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130 Mobile Safari/537.36';

test.describe('inside another app', () => {
  test.use({ userAgent: `${PHONE} Instagram 300.0`, viewport: { width: 371, height: 800 } });

  test('there is upload, and what to do for a photo', async ({ page, selfie }) => {
    await refuseWebcam(page);
    await selfie.open();
    await expect(selfie.take).toHaveCount(0);
    await expect(selfie.choose).toBeVisible();
    await expect(selfie.modal).toContainText(en.inApp);
    await selfie.wordsAlone.click();
    await selfie.send();
    // apps ignore downloads
    await expect(selfie.download).toHaveCount(0);
    await expect(selfie.modal.getByText(en.hold)).toBeVisible();
    expect(await violationsEverywhere(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 371, height: 800 } });

  test('the system takes the photo', async ({ page, selfie }) => {
    await refuseWebcam(page);
    await selfie.open();
    await expect(selfie.modal.locator('input[capture=user]')).toHaveCount(1);
    await expect(selfie.modal).not.toContainText(en.inApp);
    const chooser = page.waitForEvent('filechooser');
    await selfie.take.click();
    await (await chooser).setFiles(await pausedCamera(6));
    await expect(selfie.retake).toBeVisible();
  });
});
