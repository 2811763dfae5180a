import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { watchFolder } from './files';

test('a file is noticed each time that an editor puts another in its place', async () => {
  const folder = tempFolder({ 'en/site.json': '{}' });
  const onChange = vi.fn();
  onTestFinished(watchFolder(folder, onChange));
  for (const text of ['1', '2', '3']) {
    onChange.mockClear();
    writeFileSync(join(folder, 'new'), text);
    renameSync(join(folder, 'new'), join(folder, 'en/site.json'));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('site.json'));
  }
});
