/** What a page's content policy may allow of another host. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'form-action'
  | 'frame-src';

/**
 * The services, each at a host of its own, and what our pages may do there. From these rows derive the key of
 * campaign.json, the variable, the policy, the row of /privacy, the mock service and the tests' campaigns.
 */
const services = {
  call: ['connect-src', 'form-action'],
  selfie: ['connect-src'],
  queue: ['connect-src'],
  analytics: ['connect-src'],
} as const satisfies Record<string, readonly Directive[]>;

export type HostName = keyof typeof services;
export type Hosts = Record<HostName, string>;
export const hostNames = Object.keys(services) as HostName[];

/** A value for each service, of its name and of what pages may do at its host. */
export function eachHost<Value>(toValue: (name: HostName, may: readonly Directive[]) => Value) {
  const values = hostNames.map((name) => [name, toValue(name, services[name])]);
  return Object.fromEntries(values) as Record<HostName, Value>;
}

export const noHosts: Hosts = eachHost(() => '');
