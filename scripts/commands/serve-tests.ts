import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '@/scripts/build/require-build';
import { serveMockServices } from '@/scripts/mock-services/app';
import { MOCK_SERVICES, OUT, ROOT } from '@/scripts/paths';
import { untilStopped } from '@/scripts/servers/listen';
import { localServers, requireFreePorts, TEST_PORTS } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';
import { otherSites } from '@/scripts/tests/other-sites';

/** Started by playwright.config.ts on existing builds; forgets the requests of earlier runs. */
export async function main() {
  const { port, hostsPort, site, hosts } = localServers(TEST_PORTS);
  requireBuild([site, hosts]);
  await requireFreePorts(port, hostsPort);
  const folder = join(MOCK_SERVICES, String(hostsPort));
  rmSync(folder, { recursive: true, force: true });
  const others = Object.values(otherSites).map(({ out, port }) => ({ dir: join(ROOT, out), port }));
  const servers = await Promise.all([
    serveMockServices({ port: hostsPort, folder, print: () => {} }),
    ...others.filter(({ dir }) => existsSync(dir)).map(serveSite),
    serveSite({ dir: OUT, port }),
  ]);
  await untilStopped();
  await Promise.all(servers.map(({ close }) => close()));
}
