import { log, runCommand } from '../cli.mjs';
import { execTool } from '../exec.mjs';
import { LOCAL_PORTS, localAddresses, localEnvironment, portsFrom } from '../ports.mjs';
import { requireFreePorts } from '../servers.mjs';
import { setUp } from '../setup.mjs';

// `npm run dev`: the development server, with the stand-ins for the site's services.
await runCommand(async () => {
  const ports = portsFrom(LOCAL_PORTS);
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
