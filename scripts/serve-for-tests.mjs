import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { archivedPort, localEnvironment, portsFrom, TEST_PORTS } from './addresses.mjs';
import { requireBuild } from './build-record.mjs';
import { serveHosts } from './hosts/serve-hosts.mjs';
import { ARCHIVED, OUT, ROOT, STAND_INS } from './places.mjs';
import { requireFreePorts } from './ports.mjs';
import { command } from './say.mjs';
import { serveSite } from './serve.mjs';
import { untilStopped } from './until-stopped.mjs';

// What playwright.config.ts starts: the site as it was built, its
// archived edition, and the stand-ins. Nothing is built, and
// what the stand-ins received in an earlier run is forgotten.
await command(async () => {
  const ports = portsFrom(TEST_PORTS);
  requireBuild(localEnvironment(ports));
  await requireFreePorts(ports, 'npm run e2e');
  const folder = join(STAND_INS, String(ports.hostsPort));
  rmSync(folder, { recursive: true, force: true });
  const hosts = await serveHosts({ port: ports.hostsPort, folder, print: () => {} });
  const archived = await serveSite({
    dir: join(ROOT, ARCHIVED.out),
    port: archivedPort(ports),
  });
  const site = await serveSite({ dir: OUT, port: ports.port });
  await untilStopped();
  await Promise.all([site.close(), archived.close(), hosts.close()]);
});
