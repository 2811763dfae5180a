import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '@/scripts/build/build-record';
import { serveMockServices } from '@/scripts/mock-services/app';
import {
  ARCHIVED,
  LONG_WORDS,
  MOCK_SERVICES,
  NEXT_CAMPAIGN,
  OUT,
  ROOT,
  WITHOUT_CALLS,
} from '@/scripts/paths';
import { requireFreePorts, untilStopped } from '@/scripts/servers/listen';
import { localEnvironment, otherPorts, portsFrom, TEST_PORTS } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';

/**
 * Started by playwright.config.ts: serves the site and those of the others that are built, and the
 * mock services without the requests of earlier runs. Builds nothing.
 */
export async function main() {
  const ports = portsFrom(TEST_PORTS);
  const { port, hostsPort } = ports;
  const { archived, nextCampaign, withoutCalls, longWords } = otherPorts(ports);
  requireBuild(localEnvironment(ports));
  await requireFreePorts(port, hostsPort);
  const folder = join(MOCK_SERVICES, String(hostsPort));
  rmSync(folder, { recursive: true, force: true });
  const others = [
    { dir: join(ROOT, ARCHIVED.out), port: archived },
    { dir: join(ROOT, NEXT_CAMPAIGN.out), port: nextCampaign },
    { dir: join(ROOT, WITHOUT_CALLS.out), port: withoutCalls },
    { dir: join(ROOT, LONG_WORDS.out), port: longWords },
  ];
  const servers = await Promise.all([
    serveMockServices({ port: hostsPort, folder, print: () => {} }),
    ...others.filter(({ dir }) => existsSync(dir)).map(serveSite),
    serveSite({ dir: OUT, port }),
  ]);
  await untilStopped();
  await Promise.all(servers.map(({ close }) => close()));
}
