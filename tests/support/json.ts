import { readFileSync } from 'node:fs';

/** What a JSON file of the project says; `import … with` needs Node 20.10. */
export function json<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}
