import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeJson } from '@/scripts/files';
import { listen } from '@/scripts/servers/listen';
import { tempFolder } from '@/tests/support/temp-folder';
import { requireNoOtherDev } from './already-running';

test.each([
  ['runs and answers', process.pid, true, /already, as process \d+/],
  ['was killed, and its number is another process’s', process.pid, false, undefined],
  ['was killed, and its port is another program’s', 2 ** 22 + 1, true, undefined],
])(
  'of two that show one folder, the second is refused where the first one %s',
  async (_state, pid, isOpen, refusal) => {
    const file = join(tempFolder(), 'dev.json');
    const { port, close } = await listen(() => {}, 0);
    writeJson(file, { pid, port });
    if (!isOpen) await close();

    const asked = requireNoOtherDev(file);
    await (refusal
      ? expect(asked).rejects.toThrow(refusal)
      : expect(asked).resolves.toBeUndefined());
    if (isOpen) await close();
  },
);
