import { Hono } from 'hono';
import type { AppContext } from '../app-context.ts';
import { apiPaths, HEALTH_PATH, appPaths, wellKnownPaths } from '#contract/http/paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { describeRoute, text } from '../http/describe-route.ts';
import { readLanguage } from '../http/request/input.ts';
import { cachePolicy } from '../http/response/conditional.ts';
import { DAY_MS } from '#contract/limits.ts';
import { toOrigin } from '../http/request/client-address.ts';

const descriptions = {
  health: describeRoute({
    tag: 'Service',
    summary: 'Checks that the server and its database answer',
    plain: { contentType: 'application/json', schema: { type: 'object' } },
    refusals: [503],
  }),
  ping: describeRoute({
    tag: 'Service',
    summary: 'Answers without content, so that clients can check the network',
    description: 'Extension.',
    status: 204,
  }),
  security: describeRoute({
    tag: 'Discovery',
    summary: 'The contact for security reports (RFC 9116)',
    plain: { contentType: 'text/plain', schema: text() },
  }),
  changePassword: describeRoute({
    tag: 'Discovery',
    summary: 'Redirects to the page that changes a password',
    status: 302,
  }),
};

/** {@link HEALTH_PATH} for monitoring, and a ping for clients (extension). */
export function createHealthRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono()
    .get(HEALTH_PATH, descriptions.health, async (c) => {
      const isWell = await db.isWell();
      c.header('Cache-Control', cachePolicy.none);
      if (!isWell) c.header('Retry-After', '5');
      return c.json(
        { success: isWell, message: isWell ? 'ok' : 'The database does not answer.' },
        isWell ? 200 : 503,
      );
    })
    .get(apiPaths.ping, descriptions.ping, (c) => c.body(null, 204, { 'Cache-Control': cachePolicy.none }));
}

/** RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** Well-known addresses (RFC 8615). Finished by {@link apiAnswers}. */
export function createWellKnownRoutes(context: Pick<AppContext, 'clock' | 'config'>) {
  const { contactEmail } = context.config.client;
  return new Hono()
    .get(wellKnownPaths.security, descriptions.security, (c) => {
      const expires = new Date((Math.floor(context.clock() / DAY_MS) + VALID_DAYS) * DAY_MS);
      const lines = [
        `Contact: mailto:${contactEmail}`,
        `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
        'Preferred-Languages: en, bn',
        `Canonical: ${toOrigin(context, c)}${wellKnownPaths.security}`,
      ];
      return c.text(`${lines.join('\n')}\n`);
    })
    .get(wellKnownPaths.changePassword, descriptions.changePassword, (c) =>
      c.redirect(toLocalPath(appPaths.accountSettings, readLanguage(c)), 302),
    );
}
