import { expect, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';

test('a ZIP that is not known is refused in words', async () => {
  const fields = { zip: '00000', format: 'js' };
  const answer = await testHosts().postForm('/action-network/actions/letter/which-side', fields);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});
