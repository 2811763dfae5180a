import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// generous timeouts for slow CI
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

// the next file shares the modules and the page, and a load that its file cuts off has failed for good
afterAll(async () => {
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  delete document.documentElement.dataset.leaving;
});

// no answer outlives its test
vi.mock('@/lib/http', async (original) => ({
  ...(await original<object>()),
  withMinimumDuration: (request: unknown) => request,
}));

// Node's channels lead to the files that other threads test
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${process.env.VITEST_POOL_ID} ${name}`);
  }
};

// jsdom has the dialog element but not its methods
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// jsdom lays nothing out: everything is on the screen
window.IntersectionObserver = class {
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe() {
    this.onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
} as never;
window.ResizeObserver = window.IntersectionObserver as never;
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
// jsdom knows no pseudo-elements, and says so at each question
const { getComputedStyle } = window;
window.getComputedStyle = (each) => getComputedStyle(each);
// jsdom has no canvas, and logs a long warning whenever axe asks for one
HTMLCanvasElement.prototype.getContext = () => null;
