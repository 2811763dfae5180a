import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { CONTENT_OPTION, log, readArguments, timed } from '@/scripts/cli';
import { claimDev } from '@/scripts/dev/claim';
import { writeSchemas } from '@/scripts/dev/schemas';
import { watchContent } from '@/scripts/dev/watch-content';
import { serveMockServices } from '@/scripts/mock-services/app';
import { DRAWN } from '@/scripts/paths';
import { listen, requireFreePorts, untilStopped } from '@/scripts/servers/listen';
import {
  LOCAL_PORTS,
  localAddresses,
  localEnvironment,
  PORT_OPTIONS,
  portsFrom,
} from '@/scripts/servers/ports';

const HELP = `npm run dev [-- --port 3010] [--content campaigns/2027/content]

The development server, with the mock services for the site's services. It shows each edit.

--port, --hosts-port   where the site and the mock services answer, as the variables PORT and HOSTS_PORT do;
                       --port alone moves both
--content              another content folder, as the variable CONTENT_DIR does`;

/** Responds with the drawn pictures, as they are at each request, and else as the framework does. */
function withDrawnPictures(respond: RequestListener): RequestListener {
  const drawn = sirv(DRAWN, { dev: true, extensions: [] });
  return (request, response) => drawn(request, response, () => respond(request, response));
}

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { ...PORT_OPTIONS, ...CONTENT_OPTION } });
  const ports = portsFrom(LOCAL_PORTS, process.env, values);
  await claimDev(ports.port);
  await requireFreePorts(ports.port, ports.hostsPort);
  writeSchemas();
  await serveMockServices({ port: ports.hostsPort });
  log(`The mock services: ${localAddresses(ports).hosts}.`);
  const defaults = { ...localEnvironment(ports), NEXT_TELEMETRY_DISABLED: '1' };
  Object.assign(process.env, { ...defaults, ...process.env });
  // as its own command does
  Reflect.set(process.env, 'NODE_ENV', 'development');
  await timed('Checking the content, and drawing its pictures', () => watchContent(process.env));
  const site = await timed('Starting the site', async () => {
    // once NODE_ENV is set
    const { default: next } = await import('next');
    const framework = next({ dev: true, hostname: 'localhost', port: ports.port });
    await framework.prepare();
    await listen(withDrawnPictures(framework.getRequestHandler()), ports.port);
    return framework;
  });
  log(`The site: ${localAddresses(ports).site}`);
  await untilStopped();
  await site.close();
  // pages that are open hold their connections
  process.exit();
}
