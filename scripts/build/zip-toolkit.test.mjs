import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { zipToolkit } from './zip-toolkit.mjs';

let folder = '';

/** @param {string} path @param {string} text */
function put(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** @param {string | null} image */
const entry = (image) =>
  JSON.stringify([
    { id: 'one', image },
    { id: 'two', image: null },
  ]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-toolkit-'));
  put('out/images/one-en.png', 'an English picture');
  put('out/images/one-es.png', 'una imagen');
});

describe('the zips of the toolkit', () => {
  test('hold the pictures of one language each, under their own names', () => {
    put('content/en/toolkit.json', entry('/images/one-en.png'));
    put('content/es/toolkit.json', entry('/images/one-es.png'));

    const names = zipToolkit(join(folder, 'content'), join(folder, 'out'));

    expect(names).toEqual(['downloads/toolkit-en.zip', 'downloads/toolkit-es.zip']);
    const spanish = unzipSync(readFileSync(join(folder, 'out/downloads/toolkit-es.zip')));
    expect(Object.keys(spanish)).toEqual(['one-es.png']);
    expect(Buffer.from(spanish['one-es.png'] ?? []).toString()).toBe('una imagen');
  });

  test('are the same bytes each time', () => {
    put('content/en/toolkit.json', entry('/images/one-en.png'));
    const zip = () => {
      zipToolkit(join(folder, 'content'), join(folder, 'out'));
      return readFileSync(join(folder, 'out/downloads/toolkit-en.zip'));
    };

    expect(zip().equals(zip())).toBe(true);
  });

  test('are not made of pictures that are elsewhere', () => {
    put('content/en/toolkit.json', entry('https://cms.example.org/one.png'));

    expect(zipToolkit(join(folder, 'content'), join(folder, 'out'))).toEqual([]);
  });
});
