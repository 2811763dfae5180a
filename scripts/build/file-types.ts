/** Media types and their file extensions; a system's own table may lack some. */
export const types: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'text/calendar': 'ics',
  'application/atom+xml': 'atom',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/zip': 'zip',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg jpeg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

export const textTypes = Object.keys(types).filter((type) => /text|xml|json/.test(type));
