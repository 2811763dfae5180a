import { LOCAL_PORTS, localAddresses, localEnvironment, portsFrom } from './addresses.mjs';
import { requireFreePorts } from './ports.mjs';
import { runTool } from './run.mjs';
import { command, say } from './say.mjs';
import { setUp } from './set-up.mjs';

// `npm run dev`: the site as it is being written, with the stand-ins of its services.
await command(async () => {
  const ports = portsFrom(LOCAL_PORTS);
  await requireFreePorts(ports, 'npm run dev');
  await setUp();

  const { serveHosts } = await import('./hosts/serve-hosts.mjs');
  const hosts = await serveHosts({ port: ports.hostsPort });
  say(`The stand-ins: ${localAddresses(ports).hosts}. Starting the site ...`);
  const options = ['--hostname', 'localhost', '--port', String(ports.port)];
  process.exitCode = await runTool('next', ['dev', ...options], {
    env: { ...localEnvironment(ports), NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  });
  await hosts.close();
});
