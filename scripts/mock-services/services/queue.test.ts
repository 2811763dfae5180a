import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';

const signUp = { 'member[email]': 'ada@example.org', hp_enabled: 'true', guard: '' };

test('the queue takes a form and refuses a robot without a word', async () => {
  const { folder, postForm } = testHosts();
  const person = await postForm('/queue/action', signUp);
  const robot = await postForm('/queue/action', { ...signUp, guard: 'buy now' });

  expect(person.headers.get('access-control-allow-origin')).toBe('*');
  expect([robot.status, await robot.text()]).toEqual([person.status, await person.text()]);
  expect(readFileSync(join(folder, 'queue.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
});
