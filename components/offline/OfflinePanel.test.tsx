import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
import { MemoryCaches } from '@/tests/support/service-worker';
import { OfflinePanel } from './OfflinePanel';

const registration = { scope: `${location.origin}/`, active: {}, update: async () => {} };
const workers = Object.assign(new EventTarget(), { register: vi.fn(), getRegistrations: vi.fn() });
let caches = new MemoryCaches();

beforeEach(() => {
  caches = new MemoryCaches();
  workers.register.mockReset().mockImplementation(async () => {
    await fill();
    return registration;
  });
  workers.getRegistrations.mockReset().mockResolvedValue([]);
  vi.stubGlobal('caches', caches);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

async function fill(date?: string) {
  const headers = { 'Content-Type': 'text/html', ...(date && { Date: date }) };
  const cache = await caches.open('rally /');
  const page = new Response('<title>Call | Season</title>', { headers });
  await cache.put(`${location.origin}/call`, page);
  workers.getRegistrations.mockResolvedValue([registration]);
}

const keep = () => screen.getByRole('button', { name: /Save for offline/ });

test('it says what is saved and when, by the host’s clock, or no time where the host sends none', async () => {
  await fill('Mon, 02 Aug 2021 09:00:00 GMT');
  const { unmount } = renderIn('en', <OfflinePanel path="/call" />);
  expect(await screen.findByText(/as of Aug 2, 2021/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', '/call');
  unmount();

  await fill();
  renderIn('en', <OfflinePanel path="/call" />);
  await screen.findByRole('link', { name: 'Call' });
  expect(screen.queryByText(/as of/)).not.toBeInTheDocument();
});

test('a second press while it is kept does nothing', async () => {
  renderIn('en', <OfflinePanel path="/call" />);
  await screen.findByRole('button', { name: /Save for offline/ });
  fireEvent.click(keep());
  expect(keep()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(keep());
  await screen.findByRole('link', { name: 'Call' });
  expect(workers.register).toHaveBeenCalledOnce();
});

test('another tab’s erasing is seen when the visitor comes back', async () => {
  await fill();
  renderIn('es', <OfflinePanel path="/call" />);
  await screen.findByRole('link', { name: 'Call' });
  workers.getRegistrations.mockResolvedValue([]);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
