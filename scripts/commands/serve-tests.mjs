import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../build/build-record.mjs';
import { runCommand } from '../cli.mjs';
import { ARCHIVED, NEXT_CAMPAIGN, OUT, ROOT, STAND_INS, WITHOUT_CALLS } from '../paths.mjs';
import {
  archivedPort,
  localEnvironment,
  otherCampaignPorts,
  portsFrom,
  TEST_PORTS,
} from '../ports.mjs';
import { requireFreePorts, untilStopped } from '../servers.mjs';
import { serveStandIns } from '../stand-ins/app.mjs';
import { serveSite } from '../static-server.mjs';

// Started by playwright.config.ts: serves the site and those of the others that are built, and the
// stand-ins without the requests of earlier runs. Builds nothing.
await runCommand(async () => {
  const ports = portsFrom(TEST_PORTS);
  const { port, hostsPort } = ports;
  const { nextCampaign, withoutCalls } = otherCampaignPorts(ports);
  requireBuild(localEnvironment(ports));
  await requireFreePorts(port, hostsPort);
  const folder = join(STAND_INS, String(hostsPort));
  rmSync(folder, { recursive: true, force: true });
  const others = [
    { dir: join(ROOT, ARCHIVED.out), port: archivedPort(ports) },
    { dir: join(ROOT, NEXT_CAMPAIGN.out), port: nextCampaign },
    { dir: join(ROOT, WITHOUT_CALLS.out), port: withoutCalls },
  ];
  const servers = await Promise.all([
    serveStandIns({ port: hostsPort, folder, print: () => {} }),
    ...others.filter(({ dir }) => existsSync(dir)).map(serveSite),
    serveSite({ dir: OUT, port }),
  ]);
  await untilStopped();
  await Promise.all(servers.map(({ close }) => close()));
});
