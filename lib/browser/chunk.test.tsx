import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadChunk } from './chunk';

const broken = () => Promise.reject(new Error('Loading chunk 7 failed.'));

afterEach(() => {
  delete window.reloadOnce;
});

describe('a part of the site that is loaded later', () => {
  test('is given as it comes, and nothing is reloaded', async () => {
    window.reloadOnce = vi.fn(() => true);
    expect(await loadChunk(() => Promise.resolve('the form'))).toBe('the form');
    expect(window.reloadOnce).not.toHaveBeenCalled();
  });

  test('that cannot be had reloads the page, and shows no error until it does', async () => {
    window.reloadOnce = vi.fn(() => true);
    const outcome = Promise.race([
      loadChunk(broken).then(
        () => 'given',
        () => 'failed',
      ),
      new Promise((resolve) => setTimeout(resolve, 20, 'waiting')),
    ]);
    expect(await outcome).toBe('waiting');
    expect(window.reloadOnce).toHaveBeenCalledOnce();
  });

  test.each([
    ['the reload is used up', () => false],
    ['the head script is not there', undefined],
  ])('that cannot be had is an error where %s', async (_case, reloadOnce) => {
    if (reloadOnce) window.reloadOnce = reloadOnce;
    await expect(loadChunk(broken)).rejects.toThrow('Loading chunk 7 failed.');
  });
});
