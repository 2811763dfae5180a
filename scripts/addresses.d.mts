// For playwright.config.ts and the e2e tests, which are checked without looking into JavaScript.
export type Ports = { port: number; hostsPort: number };
export const LOCAL_PORTS: Ports;
export const TEST_PORTS: Ports;
export function archivedPort(ports: Ports): number;
export function localAddresses(ports: Ports): { site: string; hosts: string };
export function localEnvironment(
  ports: Ports,
): Record<
  | 'NEXT_PUBLIC_SITE_URL'
  | 'NEXT_PUBLIC_CALL_HOST'
  | 'NEXT_PUBLIC_SELFIE_HOST'
  | 'NEXT_PUBLIC_QUEUE_HOST'
  | 'NEXT_PUBLIC_ANALYTICS_HOST'
  | 'NEXT_PUBLIC_ACTION_NETWORK_HOST',
  string
>;
export function portsFrom(usual: Ports, env?: Record<string, string | undefined>): Ports;
