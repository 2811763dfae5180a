import { createRequire } from 'node:module';
import { CONTENT_OPTION, log, readArguments, runCommand } from '../cli.mjs';
import {
  LOCAL_PORTS,
  localAddresses,
  localEnvironment,
  PORT_OPTIONS,
  portsFrom,
} from '../ports.mjs';
import { requireFreePorts, untilStopped } from '../servers.mjs';
import { setUp } from '../setup.mjs';

const HELP = `npm run dev [-- --port 3010] [--hosts-port 3011] [--content campaigns/2027/content]

The development server, with the stand-ins for the site's services. It shows each edit.

--port, --hosts-port   where the site and the stand-ins answer, as the variables PORT and HOSTS_PORT do
--content              another content folder, as the variable CONTENT_DIR does`;

await runCommand(async () => {
  const { values } = readArguments(HELP, { options: { ...PORT_OPTIONS, ...CONTENT_OPTION } });
  const ports = portsFrom(LOCAL_PORTS, process.env, values);
  await requireFreePorts(ports.port, ports.hostsPort);
  await setUp();

  const { serveStandIns } = await import('../stand-ins/app.mjs');
  const { CHECKED_CONTENT, watchContent } = await import('../dev-content.mjs');
  const { serveEdited } = await import('../dev-server.mjs');
  const { writeSchemas } = await import('../schemas.mjs');
  await writeSchemas();
  await serveStandIns({ port: ports.hostsPort });
  log(`The stand-ins: ${localAddresses(ports).hosts}. Starting the site ...`);
  const defaults = { ...localEnvironment(ports), NEXT_TELEMETRY_DISABLED: '1' };
  Object.assign(process.env, { ...defaults, ...process.env }, { CHECKED_CONTENT });
  // as its own command does
  Reflect.set(process.env, 'NODE_ENV', 'development');
  await watchContent(process.env);
  // required, since its types would make NODE_ENV part of every environment
  const next = createRequire(import.meta.url)('next');
  const site = next({ dev: true, hostname: 'localhost', port: ports.port });
  await serveEdited(site, ports.port);
  log(`The site: ${localAddresses(ports).site}`);
  await untilStopped();
  await site.close();
  // pages that are open hold their connections
  process.exit();
});
