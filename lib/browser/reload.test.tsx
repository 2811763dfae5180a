import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leavePage, loadOrReload, preventReload, reloadOnce } from './reload';

const reload = vi.fn();
let isPrevented = false;
preventReload(() => isPrevented);
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const store = () => vi.spyOn(Storage.prototype, 'setItem');
const NOON = Date.parse('2021-07-12T12:00:00Z');

beforeEach(() => {
  isPrevented = false;
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('location', { reload });
  sessionStorage.clear();
  window.unstored = {};
  delete document.documentElement.dataset.leaving;
  document.body.innerHTML = '<input value="given"><input type="checkbox"><textarea></textarea>';
});

test('the page is reloaded at most once per 60 s, and three times a visit', () => {
  expect(reloadOnce()).toBe(true);
  vi.setSystemTime(NOON + 59_000);
  expect(reloadOnce()).toBe(false);
  vi.setSystemTime(NOON + 60_000);
  expect(reloadOnce()).toBe(true);
  vi.setSystemTime(NOON - 3_600_000);
  expect(reloadOnce()).toBe(false);
  vi.setSystemTime(NOON + 3_600_000);
  expect(reloadOnce()).toBe(true);
  vi.setSystemTime(NOON + 36_000_000);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a reason against it counts while it is true', () => {
  isPrevented = true;
  expect(reloadOnce()).toBe(false);
  isPrevented = false;
  expect(reloadOnce()).toBe(true);
});

test.each([
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['while a field holds typed text', () => Object.assign(field(), { value: 'A dream' })],
  ['while a field has the focus', () => field().focus()],
  ['once a link leads away from it', leavePage],
  [
    'where storage is refused',
    () =>
      store().mockImplementation(() => {
        throw new DOMException('No storage here.', 'QuotaExceededError');
      }),
  ],
  ['where storage forgets', () => store().mockImplementation(() => {})],
])('the page is never reloaded %s', (_when, prepare) => {
  prepare();
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

describe('a part of the site that is split off', () => {
  const broken = () => Promise.reject(new Error('Loading chunk 7 failed.'));

  test('is given as it comes, and nothing is reloaded', async () => {
    expect(await loadOrReload(() => Promise.resolve('the form'))).toBe('the form');
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page when it cannot be had, and shows no error until it does', async () => {
    const settled = vi.fn();
    void loadOrReload(broken).then(settled, settled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(settled).not.toHaveBeenCalled();
  });

  test('is stopped, not broken, where the visitor leaves the page meanwhile', async () => {
    const part = loadOrReload(() => {
      dispatchEvent(new Event('beforeunload'));
      return broken();
    });
    await expect(part).rejects.toThrow('Loading chunk 7 failed.');
    expect(reload).not.toHaveBeenCalled();

    delete document.documentElement.dataset.leaving;
    dispatchEvent(new Event('beforeunload'));
    expect(reloadOnce(), 'nothing loads any more').toBe(true);
  });

  test('is an error where the page may not be reloaded', async () => {
    isPrevented = true;
    await expect(loadOrReload(broken)).rejects.toThrow('Loading chunk 7 failed.');
  });
});
