import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { squarePng } from './photo.mjs';
import { sharePage } from './share-page.mjs';

const png = z.string().transform((dataUrl, context) =>
  squarePng(dataUrl).catch((error) => {
    context.addIssue(error.message);
    return z.NEVER;
  }),
);

/** The eight fields of spec.md section 3, Selfie submission. */
const selfieSchema = z.strictObject({
  photo: png,
  source_photo: png,
  comment: z.string().min(1),
  name: z.string().nullable(),
  email: z.string().nullable(),
  zip_code: z.string().nullable(),
  base_id: z.string().regex(/^app\w{14}$/),
  bucket: z.string().min(1),
});

/**
 * The selfie service. Combined images are stored under `photos/` and served; source photos are
 * stored beside them and are nobody's to fetch.
 *
 * @param {{ folder: string, origin: string }} options `origin` as browsers know this server
 */
export function selfieHost({ folder, origin }) {
  /** @type {Hono<import('./received.mjs').HostsEnv>} */
  const app = new Hono();
  const photos = join(folder, 'photos');
  const sourcePhotos = join(folder, 'source-photos');
  for (const place of [photos, sourcePhotos]) mkdirSync(place, { recursive: true });

  app.on(['POST', 'OPTIONS'], '/create', cors({ origin: '*', allowMethods: ['POST'] }));
  app.post('/create', async (c) => {
    const selfie = await selfieSchema.safeParseAsync(c.var.json);
    if (!selfie.success) return c.json({ error: z.prettifyError(selfie.error) }, 400);

    const id = randomUUID();
    const { photo, source_photo, ...rest } = selfie.data;
    writeFileSync(join(photos, `${id}.png`), photo);
    writeFileSync(join(photos, `${id}.json`), JSON.stringify(rest, null, 2));
    writeFileSync(join(sourcePhotos, `${id}.png`), source_photo);
    return c.json({ photo: `${origin}/selfie/photos/${id}.png` });
  });
  app.get('/photos/:file{[0-9a-f-]+\\.png}', cors(), (c) => {
    const file = join(photos, c.req.param('file'));
    if (!existsSync(file)) return c.notFound();
    return c.body(readFileSync(file), 200, { 'Content-Type': 'image/png' });
  });
  app.get('/share/:campaign/:id{[0-9a-f-]+}', (c) => {
    const { campaign, id } = c.req.param();
    const file = join(photos, `${id}.json`);
    if (!existsSync(file)) return c.notFound();
    const { comment } = JSON.parse(readFileSync(file, 'utf8'));
    const address = `${origin}/selfie/share/${campaign}/${id}`;
    return c.html(sharePage({ comment, address, photo: `${origin}/selfie/photos/${id}.png` }));
  });
  return app;
}
