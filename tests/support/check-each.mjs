// Checks a copy of the site once for each case as `npm run content:check` does: in plain Node, with
// its resolution of packages. `node check-each.mjs <folder of the copy> <cases.json>` writes
// the problems of each case; a case is the files that it changes, as base64, or null for one that is gone.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeWhole } from '../../scripts/files.mjs';

// which Vitest sets, and no organiser's shell
delete process.env.NODE_ENV;

const [, , site = '', casesFile = ''] = process.argv;
/** @type {Record<string, string | null>[]} */
const cases = JSON.parse(readFileSync(casesFile, 'utf8'));
const { contentCheck } = await import(pathToFileURL(join(site, 'scripts/content.mjs')).href);
const check = await contentCheck(process.env);

/** The bytes of a file, or null where there is none. @param {string} path */
function bytesOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** @param {string} path @param {Buffer | null} bytes */
function put(path, bytes) {
  if (bytes) writeWhole(path, bytes);
  else rmSync(path, { force: true });
}

const results = cases.map((changes) => {
  const files = Object.entries(changes).map(([file, changed]) => {
    const path = join(site, file);
    return {
      path,
      before: bytesOf(path),
      after: changed === null ? null : Buffer.from(changed, 'base64'),
    };
  });
  for (const { path, after } of files) put(path, after);
  try {
    return check().problems;
  } finally {
    for (const { path, before } of files) put(path, before);
  }
});
writeFileSync(casesFile, JSON.stringify(results));
