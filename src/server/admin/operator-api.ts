import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { applicationKeyPaths, reportPaths } from '#contract/http/api-paths.ts';
import { API_BASE } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { addKey } from '../applications/seal.ts';
import { inTransaction } from '../db/connection.ts';
import { missingRoute, onFailure } from '../http/failures.ts';
import type { UserEnv } from '../http/request/require-user.ts';
import { operator, type AdminContext } from './admin-context.ts';
import { createAdminReportRoutes } from './report-routes.ts';
import { createAdminRoutes } from './routes.ts';

const asOperator = createMiddleware<UserEnv>(async (c, next) => {
  c.set('user', operator);
  await next();
});

/** Later applications use the new key. A background job encrypts the earlier ones again. @returns the key's number */
const rotateKey = ({ db, queue }: AdminContext): Promise<number> =>
  inTransaction(db, async (tx) => {
    await queue.enqueue(tx, 'seal-applications', {}, { singletonKey: 'all' });
    return addKey(tx);
  });

/** The administrators' API without sessions, for the command line. Never serve it on a port. */
export function createOperatorApi(context: AdminContext & Pick<AppContext, 'log'>): Hono {
  const api = new Hono();
  api.onError(onFailure(context));
  api.notFound(missingRoute);
  api.route(reportPaths.list, createAdminReportRoutes(context, asOperator));
  api.route(`${API_BASE}/admin`, createAdminRoutes(context, asOperator));
  api.post(applicationKeyPaths.rotateKey, async (c) =>
    c.json({ success: true, data: { number: await rotateKey(context) } }),
  );
  return api;
}
