// For playwright.config.ts and the e2e tests, whose compiler does not read JavaScript.
export type Ports = { port: number; hostsPort: number };
export const LOCAL_PORTS: Ports;
export const TEST_PORTS: Ports;
export function archivedPort(ports: Ports): number;
export function localAddresses(ports: Ports): { site: string; hosts: string };
export function localEnvironment(ports: Ports): Record<string, string>;
export function portsFrom(defaults: Ports, env?: Record<string, string | undefined>): Ports;
