import { expect, test } from 'vitest';
import { noHosts } from '@/lib/content/model/hosts';
import { readBundle } from '@/tests/support/checked-content';
import { FIXTURE } from '@/tests/support/fixture';
import { deployedConfig } from './deployment';

test('a draft reaches no service but those that the environment names', () => {
  const { campaign } = readBundle(FIXTURE);
  const written = { ...campaign, hosts: { ...campaign.hosts, call: 'https://real.example' } };
  const { hosts, action_network } = deployedConfig(written, { DRAFT: '1' });
  expect(Object.values(hosts)).toEqual(Object.values(noHosts));
  expect(action_network.host).toMatch(/\.invalid$/);
  const local = { DRAFT: '1', NEXT_PUBLIC_CALL_HOST: 'http://localhost:3001/call' };
  expect(deployedConfig(written, local).hosts.call).toBe('http://localhost:3001/call');
  expect(deployedConfig(written, {}).hosts.call).toBe('https://real.example');
});
