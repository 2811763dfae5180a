import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import sharp from 'sharp';
import { z } from 'zod';
import type { MockService } from './request-log';

/** The base64 of every PNG begins like this. */
const PNG_DATA_URL = /^data:image\/png;base64,(iVBORw0KGgo[A-Za-z0-9+/]+=*)$/;

/** The bytes of a data URL that decodes to a square PNG. */
const png = z.string().transform(async (dataUrl, context) => {
  const file = Buffer.from(PNG_DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (file.length === 0) context.addIssue('is not a data:image/png;base64 address of a PNG');
  else {
    const decoded = sharp(file).raw().toBuffer({ resolveWithObject: true });
    const { width, height } = (await decoded.catch(() => null))?.info ?? {};
    if (!width) context.addIssue('cannot be decoded');
    else if (width !== height) context.addIssue(`is ${width}x${height}, not square`);
  }
  return file;
});

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

/** Combined images are stored under `photos/` and served; source photos are only stored. */
export const selfieService: MockService = (app, { folder, origin }) => {
  const photos = join(folder, 'photos');
  const sourcePhotos = join(folder, 'source-photos');
  for (const place of [photos, sourcePhotos]) mkdirSync(place, { recursive: true });

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
    const photo = `${origin}/selfie/photos/${id}.png`;
    // networks read their cards from it
    return c.html(html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>A dream for democracy</title>
<meta property="og:type" content="website">
<meta property="og:title" content="A dream for democracy">
<meta property="og:description" content="${comment}">
<meta property="og:url" content="${origin}/selfie/share/${campaign}/${id}">
<meta property="og:image" content="${photo}">
<meta name="twitter:card" content="summary_large_image">
</head>
<body><img src="${photo}" alt="${comment}"></body>
</html>`);
  });
};
