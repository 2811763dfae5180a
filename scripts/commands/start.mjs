import { log, runCommand } from '../cli.mjs';
import { OUT } from '../paths.mjs';
import { LOCAL_PORTS, localAddresses, localEnvironment, portsFrom } from '../ports.mjs';
import { requireFreePorts, untilStopped } from '../servers.mjs';
import { setUp } from '../setup.mjs';

// `npm start`: installs, builds, and serves the site with stand-ins for its services. `npm run
// preview` does the same with a draft, which says so on every page, whatever the environment sets.
await runCommand(async () => {
  const ports = portsFrom(LOCAL_PORTS);
  await requireFreePorts(ports.port, ports.hostsPort);
  await setUp();

  // these need the packages that set-up installs
  const { buildSite } = await import('../build/build-site.mjs');
  const { serveStandIns } = await import('../stand-ins/app.mjs');
  const { serveSite } = await import('../static-server.mjs');

  const local = localEnvironment(ports);
  const isDraft = process.argv.includes('--draft');
  await buildSite(
    isDraft ? { ...process.env, ...local, DRAFT: '1' } : { ...local, ...process.env },
  );
  const standIns = await serveStandIns({ port: ports.hostsPort });
  const site = await serveSite({ dir: OUT, port: ports.port });
  const addresses = localAddresses(ports);
  log(`The site:       ${addresses.site}`);
  console.log(`The stand-ins:  ${addresses.hosts}  (what a visitor's press sends is shown here)`);
  console.log('Stop both with Ctrl+C.\n');

  await untilStopped();
  await Promise.all([site.close(), standIns.close()]);
  log('Stopped.');
});
