import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What shows messages, in the site's folder. */
const CODE = ['app', 'components', 'lib'];

/**
 * Says of a name whether the site's code has it as a word, as it has every key and placeholder of the
 * messages that it reads; without any code there, yes. The code is read when it is first asked for, since
 * good files need none of it.
 *
 * @param site the site's folder
 */
export function codeReader(site: string): (name: string) => boolean {
  let words: Set<string> | undefined;
  return (name) => {
    words ??= new Set(
      CODE.map((folder) => join(site, folder))
        .filter((folder) => existsSync(folder))
        .flatMap((folder) =>
          readdirSync(folder, { recursive: true, encoding: 'utf8' })
            .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
            .flatMap(
              (path) => readFileSync(join(folder, path), 'utf8').match(/[\p{L}\w]+/gu) ?? [],
            ),
        ),
    );
    return words.size === 0 || words.has(name);
  };
}
