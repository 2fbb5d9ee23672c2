import type { Config } from '../config.ts';

/** Where this machine reaches the server. */
export function toLocalAddress({ host }: Pick<Config, 'host'>, port: number): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What links begin with that no request asked for. */
export const toOwnOrigin = ({ subscription, host, port }: Config): string =>
  subscription.publicUrl ?? toLocalAddress({ host }, port);
