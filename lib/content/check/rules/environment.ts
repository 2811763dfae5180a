import { isBasePath, isSafeAddress } from '../../../address';
import { addressVariables } from '../../../deployment';
import type { ContentFiles } from '../files/content-files';
import type { Issue } from '../files/reported-issue';

const ADDRESS = {
  en: 'an address such as https://service.example.org, of one host and without spaces, line breaks, quotation marks or any of ` ; $ { } \\ ^ | < >, in the environment of this build; or nothing',
  es: 'una dirección como https://servicio.example.org, de un solo host y sin espacios, saltos de línea, comillas ni ninguno de estos signos: ` ; $ { } \\ ^ | < >, en el entorno de esta compilación; o nada',
};
const BASE_PATH = {
  en: 'a folder such as /season: a slash, then letters, digits, hyphens, underscores and single dots; or nothing',
  es: 'una carpeta como /temporada: una barra y luego letras sin acentos, cifras, guiones, guiones bajos y puntos sueltos; o nada',
};

const isAddress = (value: string) =>
  value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value) && isSafeAddress(value));

/** Addresses that the environment names in place of the content's, and that no build can use. */
export function environmentRules({ env }: ContentFiles): Issue[] {
  const issue = (file: string, expected: Issue['expected']): Issue => ({
    file,
    path: [],
    found: JSON.stringify(env[file]),
    expected,
  });
  const wrong = Object.values(addressVariables).filter((name) => !isAddress(env[name] ?? ''));
  const isMounted = isBasePath(env.NEXT_PUBLIC_BASE_PATH ?? '');
  return [
    ...wrong.map((name) => issue(name, ADDRESS)),
    ...(isMounted ? [] : [issue('NEXT_PUBLIC_BASE_PATH', BASE_PATH)]),
  ];
}
