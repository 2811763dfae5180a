/** Read at a time: a whole number of base64's groups of three, so that the pieces join. */
const PIECE_BYTES = 3 * 2 ** 18;

/** The fields as JSON, pictures as data URLs; in pieces: a string of megabytes freezes the page. */
export async function jsonFile(fields: Record<string, Blob | string | null>): Promise<Blob> {
  const written = await Promise.all(
    Object.entries(fields).map(async ([key, value]) => [
      `${JSON.stringify(key)}:`,
      ...(value instanceof Blob ? ['"', await dataUrlFile(value), '"'] : [JSON.stringify(value)]),
    ]),
  );
  const parts = written.flatMap((field, index) => (index > 0 ? [',', ...field] : field));
  return new Blob(['{', ...parts, '}'], { type: 'application/json' });
}

async function dataUrlFile(picture: Blob): Promise<Blob> {
  const pieces: BlobPart[] = [`data:${picture.type};base64,`];
  for (let start = 0; start < picture.size; start += PIECE_BYTES) {
    pieces.push(new Blob([await base64Of(picture.slice(start, start + PIECE_BYTES))]));
  }
  return new Blob(pieces);
}

function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(piece);
  });
}
