import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdSubmit } from './intent';

const posted = vi.fn();
const taken = vi.fn((event: Event) => event.preventDefault());
const onWanted = vi.fn();
const visitor = userEvent.setup({ delay: null });

/** The server's form, as it stands before its code has arrived. */
function serverForm() {
  document.body.innerHTML =
    '<div data-offline="Offline."><form><label>ZIP <input type="tel" name="zip"></label><button>Call</button></form></div>';
  const frame = document.querySelector('div') as HTMLDivElement;
  const form = document.querySelector('form') as HTMLFormElement;
  form.submit = posted;
  return { form, hold: holdSubmit(frame, onWanted) };
}

const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  for (const spy of [posted, taken, onWanted]) spy.mockClear();
});

describe('a form whose code is not there yet', () => {
  test('asks for it at the first touch', async () => {
    serverForm();
    expect(onWanted).not.toHaveBeenCalled();
    await visitor.tab();
    expect(document.activeElement).toHaveAttribute('name', 'zip');
    expect(onWanted).toHaveBeenCalled();
  });

  test('holds a press back, and submits once when the code takes over', async () => {
    const { form, hold } = serverForm();
    await visitor.click(button());
    await visitor.click(button());
    form.addEventListener('submit', taken);
    expect(taken).not.toHaveBeenCalled();

    hold.handOver();
    expect(taken).toHaveBeenCalledOnce();
    expect(posted).not.toHaveBeenCalled();
  });

  test('posts by itself where the code will not come', async () => {
    const { hold } = serverForm();
    await visitor.click(button());
    hold.release();
    expect(posted).toHaveBeenCalledOnce();
  });

  test('says so where there is no connection, and holds nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    const { form, hold } = serverForm();
    form.addEventListener('submit', taken);
    await visitor.click(button());
    const field = document.querySelector('input');
    expect(field?.validationMessage).toBe('Offline.');
    field?.dispatchEvent(new Event('input'));
    expect(field?.validationMessage).toBe('');
    hold.handOver();
    expect(taken).not.toHaveBeenCalled();
    expect(posted).not.toHaveBeenCalled();
  });

  test('that nobody pressed is handed over in silence', () => {
    const { form, hold } = serverForm();
    form.addEventListener('submit', taken);
    hold.handOver();
    expect(taken).not.toHaveBeenCalled();
    expect(posted).not.toHaveBeenCalled();
  });
});
