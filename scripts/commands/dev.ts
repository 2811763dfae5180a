import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { CONTENT_OPTION, log, readArguments, timed } from '@/scripts/cli';
import { watchContent } from '@/scripts/dev/watch-content';
import { serveMockServices } from '@/scripts/mock-services/app';
import { DRAWN } from '@/scripts/paths';
import { listen, untilStopped } from '@/scripts/servers/listen';
import { LOCAL_PORTS, localServers, PORT_OPTIONS, requireFreePorts } from '@/scripts/servers/ports';

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
  const { port, hostsPort, site, hosts, environment } = localServers(LOCAL_PORTS, values);
  await requireFreePorts(port, hostsPort);
  await serveMockServices({ port: hostsPort });
  log(`The mock services: ${hosts}.`);
  const defaults = { ...environment, NEXT_TELEMETRY_DISABLED: '1' };
  Object.assign(process.env, { ...defaults, ...process.env });
  // as its own command does
  Reflect.set(process.env, 'NODE_ENV', 'development');
  // once NODE_ENV is set
  const { default: next } = await import('next');
  const framework = next({ dev: true, hostname: 'localhost', port });
  // first, since it ends a second one in this folder, with a sentence
  await timed('Starting the site', () => framework.prepare());
  await timed('Checking the content', () => watchContent(process.env));
  await listen(withDrawnPictures(framework.getRequestHandler()), port);
  log(`The site: ${site}`);
  // compiled for whoever opens it next
  for (const locale of locales) await fetch(site + localePath(locale, '/')).catch(() => {});
  await untilStopped();
  await framework.close();
  // pages that are open hold their connections
  process.exit();
}
