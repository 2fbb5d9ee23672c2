import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Limit } from '../../limits/rate-limit.ts';

/** The dependencies of {@link toOrigin}. */
export interface OriginContext {
  config: Pick<Config, 'trustedProxies'> & { subscription: Pick<Config['subscription'], 'publicUrl'> };
}

/** This server's origin: configured, else as requested. */
export function toOrigin({ config }: OriginContext, c: Context): string {
  const { publicUrl } = config.subscription;
  if (publicUrl !== undefined) return publicUrl;
  const { origin } = new URL(c.req.url);
  return isHttps(c, config.trustedProxies) ? origin.replace(/^http:/, 'https:') : origin;
}

/** A visitor may have a whole IPv6 /48: it gets this many times the limit of a /64. */
export const NETWORK_SHARE = 5;

/** An address without port and brackets; null if it is not an IP address. */
function toPlainAddress(entry: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
  const address = (bracketed ?? withoutPort ?? entry).split('%', 1).join('').toLowerCase();
  return isIP(address) === 0 ? null : address;
}

function toGroups(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return tail === undefined ? groups : [...groups, ...zeros, ...rest];
}

/** IPv4 also when mapped into IPv6; IPv6 cut to its /64. */
function normalise(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = toGroups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The client of an X-Forwarded-For chain. Trusts one entry per proxy, and stops at an entry that is not an IP address.
 * proxy-addr (2.0.8) does not check entries: it returns `999.1.1.1`, `<script>` and `7.7.7.8:40000`, each a new rate
 * limit key.
 */
export function toClientAddress(remote: string, forwardedFor: string | undefined, proxies: number): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const hops = entries.filter((entry) => entry !== '').slice(proxies === 0 ? Infinity : -proxies);
  let client = toPlainAddress(remote);
  for (const hop of hops.toReversed()) {
    const address = toPlainAddress(hop);
    if (address === null) break;
    client = address;
  }
  return client === null ? 'unknown' : normalise(client);
}

/** The /48 of an IPv6 address; IPv4 addresses are unchanged. */
export function toNetwork(address: string): string {
  const [, first] = /^((?:[^:]+:){3})/.exec(address) ?? [];
  return first === undefined ? address : `${first}:/48`;
}

/** A limit per address, and per IPv6 network. */
export function perAddress(limit: Limit, address: string): Limit[] {
  const own = { ...limit, key: [...limit.key, address], isOfNetwork: true };
  const network = toNetwork(address);
  if (network === address) return [own];
  return [own, { ...own, key: [...limit.key, network], attempts: limit.attempts * NETWORK_SHARE }];
}

function readRemote(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The visitor's address, for rate limits. */
export function clientAddress(c: Context, trustedProxies: number): string {
  return toClientAddress(readRemote(c), c.req.header('X-Forwarded-For'), trustedProxies);
}

/** True when the visitor is known to use https. */
export function isHttps(c: Context, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  return /(?:^|,)\s*https\s*$/i.test(c.req.header('X-Forwarded-Proto') ?? '');
}
