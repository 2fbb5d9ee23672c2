import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address a forwarded chain ends at, believing as many entries as there are proxies of ours. */
export function toClientAddress(remote: string, forwardedFor: string | undefined, proxies: number): string {
  const chain = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const hops = [...chain.filter((entry) => entry !== ''), remote];
  return normalise(hops[Math.max(0, hops.length - 1 - proxies)] ?? remote);
}

/** IPv4 in one spelling; IPv6 cut to its /64, which one visitor holds whole. */
function normalise(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function readRemote(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Who a request comes from, for limits on tries. */
export function clientAddress(c: Context, trustedProxies: number): string {
  return toClientAddress(readRemote(c), c.req.header('X-Forwarded-For'), trustedProxies);
}

/** True when the visitor's own connection is known to be https. */
export function isHttps(c: Context, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  return /(?:^|,)\s*https\s*$/i.test(c.req.header('X-Forwarded-Proto') ?? '');
}
