/**
 * These fields as a JSON file, in which a picture stands as its data URL: sending a string of several
 * megabytes would freeze the page. Throws what reading a picture throws.
 */
export async function jsonFile(fields: Record<string, Blob | string | null>): Promise<Blob> {
  const written = await Promise.all(
    Object.entries(fields).map(async ([key, value]) => [
      `${JSON.stringify(key)}:`,
      ...(value instanceof Blob ? ['"', await dataUrl(value), '"'] : [JSON.stringify(value)]),
    ]),
  );
  const parts = written.flatMap((field, index) => (index > 0 ? [',', ...field] : field));
  return new Blob(['{', ...parts, '}'], { type: 'application/json' });
}

function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
