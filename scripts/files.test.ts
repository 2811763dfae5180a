import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { watchFolder } from './files';

test('a file is noticed each time that an editor puts another in its place', async () => {
  const file = 'en/events/rally.json';
  const folder = tempFolder({ [file]: '{}' });
  const elsewhere = tempFolder();
  const onChange = vi.fn();
  onTestFinished(watchFolder(folder, onChange));
  for (const text of ['1', '2', '3']) {
    writeFileSync(join(elsewhere, 'new'), text);
    onChange.mockClear();
    renameSync(join(elsewhere, 'new'), join(folder, file));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  }
});
