import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Late, latePart } from './Late';

const Form = ({ name }: { name: string }) => <p>The form of {name}</p>;
const show = (part: ReturnType<typeof latePart<{ name: string }>>, name: string) =>
  render(<Late part={part} props={{ name }} waiting="One moment…" failed="It did not come." />);

test('a part is waited for, comes once, and is there at once the next time', async () => {
  const load = vi.fn(async () => Form);
  const part = latePart(load);
  const { unmount } = show(part, 'Rosa');
  expect(screen.getByText('One moment…')).toBeVisible();
  expect(await screen.findByText('The form of Rosa')).toBeVisible();

  unmount();
  show(part, 'Ida');
  expect(screen.getByText('The form of Ida')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('one that does not come says so, and is asked for again when it is shown anew', async () => {
  const load = vi.fn(async () => Form).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const part = latePart(load);
  const { unmount } = show(part, 'Rosa');
  expect(await screen.findByText('It did not come.')).toBeVisible();

  unmount();
  show(part, 'Rosa');
  expect(await screen.findByText('The form of Rosa')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that does not come is asked for again where it stands, as often as it is wanted', async () => {
  const load = vi.fn(async () => Form);
  const part = latePart(load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')));
  const wanted = (times: number) => (
    <Late part={part} props={{ name: 'Rosa' }} asked={times} waiting="One moment…" failed="Gone." />
  );
  const { rerender } = render(wanted(1));
  expect(await screen.findByText('Gone.')).toBeVisible();
  rerender(wanted(1));
  expect(load).toHaveBeenCalledOnce();

  rerender(wanted(2));
  expect(await screen.findByText('The form of Rosa')).toBeVisible();
  rerender(wanted(3));
  expect(load).toHaveBeenCalledTimes(2);
});
