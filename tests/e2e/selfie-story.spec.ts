import sharp from 'sharp';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { campaign } from '@/tests/support/e2e-content';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { colourAt, FLAME, isNear } from '@/tests/support/selfie-pictures';
import { en, es, type Selfie, selfieForm, test } from './selfie-page';
import { expect, savedBy } from './visitor';

const INK = [22, 18, 14];

const FOOT = [0.02, 0.99] as const;
const BAR = [0.5, 0.782] as const;

async function savedStory(selfie: Selfie, texts: typeof en = en) {
  await selfie.pick(texts.shapes.story);
  const heightOf = ({ naturalHeight }: HTMLImageElement) => naturalHeight;
  await expect.poll(() => selfie.modal.getByRole('img').evaluate(heightOf)).toBe(1920);
  const { name, bytes } = await savedBy(selfie.page, () => selfie.download.click());
  expect(name).toBe('poster-story.png');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920 });
  return bytes;
}

test('a poster is also saved for stories; the square alone is sent', async ({ page, comment }) => {
  const selfie = selfieForm(page, es);
  await selfie.prepare(comment);
  await selfie.send();
  const square = selfie.modal.getByRole('link', { name: comment });
  const address = await square.getAttribute('href');

  const story = await savedStory(selfie, es);
  expect(await colourAt(story, ...FOOT)).toEqual(FLAME);
  expect(await colourAt(story, ...BAR)).toEqual(INK);
  // the photo's proportions stay: its four quarters meet in the middle of its square
  for (const [x, y, wanted] of [
    [0.4, 0.2, [255, 0, 0]],
    [0.6, 0.2, [0, 255, 0]],
    [0.4, 0.38, [0, 0, 255]],
    [0.6, 0.38, [255, 255, 0]],
  ] as const) {
    expect(isNear(await colourAt(story, x, y), [...wanted])).toBe(true);
  }
  expect(await violationsEverywhere(page)).toEqual([]);

  await selfie.pick(es.shapes.square);
  await expect(square).toHaveAttribute('href', address ?? '');
  await receivedOnce(page, 'selfie', { comment });
});

test('a share sheet gets the picture, or that for stories', async ({ page, selfie, comment }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (given) => {
      const { files, text, url } = given ?? {};
      Reflect.set(window, 'given', { name: files?.[0]?.name, type: files?.[0]?.type, text, url });
    };
  });
  await selfie.open();
  await selfie.caption.fill(comment);
  await selfie.wordsAlone.click();
  await selfie.send();
  const share = selfie.modal.getByRole('button', { name: 'Share...', exact: true });
  const given = () => page.evaluate(() => Reflect.get(window, 'given'));
  const shared = {
    type: 'image/png',
    text: expect.stringMatching(
      new RegExp(`^${comment} ${campaign.hashtag} http\\S+/selfie/share/dreams-for-democracy/`),
    ),
  };
  await share.click();
  await expect.poll(given).toEqual({ ...shared, name: 'poster.png' });

  const story = await savedStory(selfie);
  expect(await colourAt(story, 0.02, 0.02)).toEqual(FLAME);
  expect(await colourAt(story, ...BAR)).toEqual(INK);
  await share.click();
  await expect.poll(given).toEqual({ ...shared, name: 'poster-story.png' });
});

test('where it cannot be made that is said until it can, and the square stays', async ({
  page,
  selfie,
}) => {
  await selfie.prepare('No story');
  await selfie.send();
  await page.evaluate(() => {
    Reflect.set(window, 'Worker', undefined);
    Reflect.set(window, 'encode', HTMLCanvasElement.prototype.toBlob);
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await selfie.pick(en.shapes.story);
  await expect(selfie.alert).toContainText(en.storyFailed);
  await expect(selfie.download).toHaveAttribute('download', 'poster.png');
  await selfie.pick(en.shapes.square);
  await expect(selfie.alert).toHaveCount(0);

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = Reflect.get(window, 'encode');
  });
  await savedStory(selfie);
  await expect(selfie.alert).toHaveCount(0);
});
