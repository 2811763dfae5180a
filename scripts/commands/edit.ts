import { spawn } from 'node:child_process';
import { basename, join, relative, sep } from 'node:path';
import { CONTENT_OPTION, log, readArguments, timed, UserError } from '@/scripts/cli';
import { buildEditor } from '@/scripts/editor/bundle-editor';
import { readFolder, serveEditor } from '@/scripts/editor/serve-editor';
import { execTool } from '@/scripts/exec';
import { contentFolder, MOCK_SERVICES, ROOT } from '@/scripts/paths';
import { ContentRepository } from '@/scripts/publishing/content-repository';
import { publishEndpoint } from '@/scripts/publishing/publish-endpoint';
import { LOCAL_PORTS, localServers, PORT_OPTIONS, requireFreePorts } from '@/scripts/servers/ports';

const HELP = `npm run edit [-- --port 3010] [--content campaigns/2027/content]

Opens the content in forms, English and Spanish side by side, and the pages as npm run dev shows them.

--port, --hosts-port   where the site and the mock services answer, as the variables PORT and HOSTS_PORT do;
                       --port alone moves both, and the forms, which are one port above
--content              another content folder, as the variable CONTENT_DIR does

npm run edit [-- --port 3010] [--content campaigns/2027/content]

Abre el contenido en formularios, con inglés y español lado a lado, y las páginas como las muestra npm run dev.

--port, --hosts-port   dónde contestan el sitio y los servicios de prueba, como las variables PORT y
                       HOSTS_PORT; --port solo mueve los dos, y los formularios, un puerto más arriba
--content              otra carpeta de contenido, como la variable CONTENT_DIR`;

const openers = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
} as Record<string, string[]>;

/** Opens an address in the browser, if there is one; it is printed anyway. */
function openBrowser(address: string) {
  const [program, ...args] = openers[process.platform] ?? [];
  if (!program || process.env.CI) return;
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { ...PORT_OPTIONS, ...CONTENT_OPTION } });
  const servers = localServers(LOCAL_PORTS, values);
  const port = Math.max(servers.port, servers.hostsPort) + 1;
  await requireFreePorts(servers.port, servers.hostsPort, port);
  const content = relative(ROOT, contentFolder()).split(sep).join('/');
  if (content.startsWith('..')) throw new UserError(`${content} is not in this project’s folder.`);

  // the pages are prepared meanwhile
  const env = { ...process.env, PORT: `${servers.port}`, HOSTS_PORT: `${servers.hostsPort}` };
  const pages = execTool('run', ['dev'], { env });
  // the CMS keeps drafts by this name, which each campaign needs for itself
  const repository = `local/${[basename(ROOT), ...content.split('/').slice(0, -1)].join('-')}`;
  const dir = join(MOCK_SERVICES, 'editor');
  const preview = servers.site;
  await timed('Preparing the forms', () => buildEditor(dir, { content, preview, repository }));
  const pictures = content.replace(/[^/]+$/, 'public/images');
  const contentRepository = new ContentRepository(ROOT, [content, pictures]);
  const { answer, token } = publishEndpoint(contentRepository);
  const editor = await serveEditor({
    dir,
    port,
    preview,
    answers: {
      '/publish': answer,
      async '/content.json'(_request, response) {
        // first, since it notes from which English a saved translation was made
        contentRepository.afterSaving();
        response.end(JSON.stringify(readFolder(join(ROOT, content))));
      },
    },
  });
  // nothing but the address has the token, and what stands behind # is sent nowhere
  const address = `http://127.0.0.1:${editor.port}/#token=${token}`;
  log(`The forms: ${address}`);
  console.log(`Press “Work with Local Repository”, and pick this folder: ${ROOT}`);
  console.log(`Los formularios: ${address}`);
  console.log(`Presione “Trabajar con un repositorio local” y elija esta carpeta: ${ROOT}`);
  openBrowser(address);

  process.exitCode = await pages;
  await editor.close();
}
