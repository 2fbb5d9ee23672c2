import { Hono } from 'hono';
import { DAY_MS } from '#contract/limits.ts';
import { appPaths, wellKnownPaths } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { toOrigin } from '../http/request/client-address.ts';

/** Long enough to be seldom wrong in a stored copy; the standard advises less than a year. */
const VALID_DAYS = 180;

/** What programs look for at addresses that they know (RFC 8615). Finished by {@link apiAnswers}. */
export function createWellKnownRoutes(context: Pick<AppContext, 'clock' | 'config'>) {
  const { contactEmail } = context.config.client;
  return new Hono()
    .get(wellKnownPaths.security, (c) => {
      // The same all day, as it is asked for again with its ETag.
      const expires = new Date((Math.floor(context.clock() / DAY_MS) + VALID_DAYS) * DAY_MS);
      const lines = [
        `Contact: mailto:${contactEmail}`,
        `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
        'Preferred-Languages: en, bn',
        `Canonical: ${toOrigin(context, c)}${wellKnownPaths.security}`,
      ];
      return c.text(`${lines.join('\n')}\n`);
    })
    .get(wellKnownPaths.changePassword, (c) => c.redirect(appPaths.accountSettings, 302));
}
