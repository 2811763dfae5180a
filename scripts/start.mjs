import { LOCAL_PORTS, localAddresses, localEnvironment, portsFrom } from './addresses.mjs';
import { OUT } from './places.mjs';
import { requireFreePorts } from './ports.mjs';
import { command, say } from './say.mjs';
import { setUp } from './set-up.mjs';
import { untilStopped } from './until-stopped.mjs';

// `npm start`: installs, builds, and serves the site with the stand-ins of its services.
await command(async () => {
  const ports = portsFrom(LOCAL_PORTS);
  await requireFreePorts(ports, 'npm start');
  await setUp();

  // these need what set-up installs
  const { buildSite } = await import('./build-site.mjs');
  const { serveHosts } = await import('./hosts/serve-hosts.mjs');
  const { serveSite } = await import('./serve.mjs');

  await buildSite({ ...localEnvironment(ports), ...process.env });
  const hosts = await serveHosts({ port: ports.hostsPort });
  const site = await serveSite({ dir: OUT, port: ports.port });
  const addresses = localAddresses(ports);
  say(`The site:       ${addresses.site}`);
  console.log(`The stand-ins:  ${addresses.hosts}  (what a supporter's press sends is shown here)`);
  console.log('Stop both with Ctrl+C.\n');

  await untilStopped();
  await Promise.all([site.close(), hosts.close()]);
  say('Stopped.');
});
