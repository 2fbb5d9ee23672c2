import type { Config } from '../config.ts';

/** The URL of the server on this machine. */
export function toLocalAddress({ host }: Pick<Config, 'host'>, port: number): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The origin of links in mails that were not caused by a request. */
export const toOwnOrigin = ({ subscription, host, port }: Config): string =>
  subscription.publicUrl ?? toLocalAddress({ host }, port);
