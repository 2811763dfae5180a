import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// no answer outlives its test
vi.mock('@/lib/http', async (original) => ({
  ...(await original<object>()),
  withMinimumDuration: (request: unknown) => request,
}));

// jsdom has the dialog element but not its behaviour
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
// jsdom draws nothing, and says so at length whenever axe asks
HTMLCanvasElement.prototype.getContext = () => null;
