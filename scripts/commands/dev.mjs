import { CONTENT_OPTION, log, readArguments, runCommand } from '../cli.mjs';
import { execTool } from '../exec.mjs';
import {
  LOCAL_PORTS,
  localAddresses,
  localEnvironment,
  PORT_OPTIONS,
  portsFrom,
} from '../ports.mjs';
import { requireFreePorts } from '../servers.mjs';
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
  const { writeSchemas } = await import('../schemas.mjs');
  await writeSchemas();
  const standIns = await serveStandIns({ port: ports.hostsPort });
  log(`The stand-ins: ${localAddresses(ports).hosts}. Starting the site ...`);
  const options = ['--hostname', 'localhost', '--port', String(ports.port)];
  const env = { ...localEnvironment(ports), NEXT_TELEMETRY_DISABLED: '1', ...process.env };
  const stopWatching = await watchContent(env);
  process.exitCode = await execTool('next', ['dev', ...options], {
    env: { ...env, CHECKED_CONTENT },
  });
  stopWatching();
  await standIns.close();
});
