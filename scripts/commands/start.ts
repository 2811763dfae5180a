import { join } from 'node:path';
import { buildSite } from '@/scripts/build/build-site';
import { CONTENT_OPTION, log, readArguments } from '@/scripts/cli';
import { serveMockServices } from '@/scripts/mock-services/app';
import { ROOT } from '@/scripts/paths';
import { untilStopped } from '@/scripts/servers/listen';
import { LOCAL_PORTS, localServers, PORT_OPTIONS, requireFreePorts } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';

/** Git-ignored, so that neither a draft nor another campaign ends up in out/, which is uploaded. */
const PREVIEW_OUT = '.mock-services/preview/out';

const HELP = `npm start [-- --port 3010] [--content campaigns/2027/content]
npm run preview [-- --port 3010] [--content campaigns/2027/content]

Installs, builds, and serves the site with mock services for its services; out/ stays as it is. The preview
is a draft, which says so on every page, whatever the environment sets.

--port, --hosts-port   where the site and the mock services answer, as the variables PORT and HOSTS_PORT do;
                       --port alone moves both
--content              another content folder, as the variable CONTENT_DIR does

Instala, construye y sirve el sitio con servicios de prueba en lugar de los suyos; out/ queda como está. La
vista previa (npm run preview) es un borrador, y lo dice en cada página.

--port, --hosts-port   dónde contestan el sitio y los servicios de prueba, como las variables PORT y
                       HOSTS_PORT; --port solo mueve los dos
--content              otra carpeta de contenido, como la variable CONTENT_DIR`;

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, {
    options: { draft: { type: 'boolean' }, ...PORT_OPTIONS, ...CONTENT_OPTION },
  });
  const { port, hostsPort, environment, ...addresses } = localServers(LOCAL_PORTS, values);
  await requireFreePorts(port, hostsPort);

  const env = values.draft
    ? { ...process.env, ...environment, DRAFT: '1' }
    : { ...environment, ...process.env };
  await buildSite({ ...env, EXPORT_DIR: PREVIEW_OUT });
  const mockServices = await serveMockServices({ port: hostsPort });
  const site = await serveSite({ dir: join(ROOT, PREVIEW_OUT), port });
  log(`The site:       ${addresses.site}`);
  console.log(
    `The mock services:  ${addresses.hosts}  (what a visitor's press sends is shown here)`,
  );
  console.log('Stop both with Ctrl+C.\n');

  await untilStopped();
  await Promise.all([site.close(), mockServices.close()]);
  log('Stopped.');
}
