import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

type Locked = Partial<
  Record<'version' | 'license', string> & Record<'dev' | 'optional' | 'devOptional', boolean>
>;
type Package = Record<'name' | 'folder' | 'version' | 'license', string>;

/**
 * The packages that the site is made of: those whose code or letters may reach a visitor are among
 * them, and no tool of development is.
 */
export function productionPackages({ packages }: { packages: Record<string, Locked> }): Package[] {
  return Object.entries(packages).flatMap(([folder, { version = '', license = '', ...locked }]) => {
    const isTool = locked.dev || locked.optional || locked.devOptional;
    const name = folder.split('node_modules/').at(-1);
    return name && !isTool ? { name, folder, version, license } : [];
  });
}

/** Each package under its licence's own words. */
export function licensesText(packages: Package[], root: string) {
  const parts = packages.map(({ name, version, license, folder }) => {
    const file = licenseFile(join(root, folder));
    const words = file
      ? readFileSync(file, 'utf8').trim()
      : 'The package brings no text of its own.';
    return `${name} ${version}\nLicense: ${license || 'in its own words'}\n\n${words}\n`;
  });
  return `This site is made with these packages and letters.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

function licenseFile(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const name = names.find((each) => /^(licen[cs]e|copying)/i.test(each));
  return name && join(folder, name);
}

/** Writes `licenses.txt` into an exported site. */
export function writeNotices(dir: string) {
  const packages = productionPackages(readJson(join(ROOT, 'package-lock.json')));
  writeFileSync(join(dir, 'licenses.txt'), licensesText(packages, ROOT));
}
