import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

type Locked = Partial<
  Record<'version' | 'license', string> & Record<'dev' | 'optional' | 'devOptional', boolean>
>;

/** The licences of all packages whose code or fonts may reach a visitor; no development tools. */
export function licensesText() {
  const lock = readJson<{ packages: Record<string, Locked> }>(join(ROOT, 'package-lock.json'));
  const parts = Object.entries(lock.packages).flatMap(
    ([folder, { version, license, ...locked }]) => {
      const isTool = locked.dev || locked.optional || locked.devOptional;
      const name = folder.split('node_modules/').at(-1);
      if (!name || isTool) return [];
      const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).sort() : [];
      const file = files.find((each) => /^(licen[cs]e|copying)/i.test(each));
      const words = file
        ? readFileSync(join(ROOT, folder, file), 'utf8').trim()
        : 'The package brings no text of its own.';
      return `${name} ${version}\nLicense: ${license || 'in its own words'}\n\n${words}\n`;
    },
  );
  return `This site is made with these packages and letters.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
