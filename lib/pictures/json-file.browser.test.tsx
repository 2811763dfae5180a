import { expect, test } from 'vitest';
import { jsonFile } from './json-file.browser';

function noise(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 2_654_435_761) >>> 13);
}

/** jsdom's Blob has no text(). */
function textOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}

test.each([0, 1, 2, 3, 786_431, 786_432, 786_433, 2_000_000])(
  'a picture of %i bytes stands in the JSON as its data URL',
  async (length) => {
    const photo = noise(length);
    const file = await jsonFile({
      photo: new Blob([photo], { type: 'image/png' }),
      comment: 'a "dream"\nwith 🌅',
      name: null,
    });
    expect(file.type).toBe('application/json');
    expect(JSON.parse(await textOf(file))).toEqual({
      photo: `data:image/png;base64,${Buffer.from(photo).toString('base64')}`,
      comment: 'a "dream"\nwith 🌅',
      name: null,
    });
  },
);
