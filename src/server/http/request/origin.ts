import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import { isHttps } from './client-address.ts';

type OriginConfig = Pick<Config, 'trustedProxies'> & {
  subscription: Pick<Config['subscription'], 'publicUrl'>;
};

/** This server's address, without a slash: as configured, else as it was asked. */
export function toOrigin({ config }: { config: OriginConfig }, c: Context): string {
  const { publicUrl } = config.subscription;
  if (publicUrl !== undefined) return publicUrl;
  const { origin } = new URL(c.req.url);
  return isHttps(c, config.trustedProxies) ? origin.replace(/^http:/, 'https:') : origin;
}
