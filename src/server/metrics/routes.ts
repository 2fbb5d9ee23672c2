import { Hono } from 'hono';
import { collectDefaultMetrics } from 'prom-client';
import { readBearer } from '../http/request/require-user.ts';
import { cachePolicy } from '../http/response/cache-policy.ts';
import { isSameSecret } from '../policies/same-secret.ts';
import { createStateMetrics, type StateContext } from './state-metrics.ts';

/** Metrics for Prometheus, with `METRICS_TOKEN`; 404 without that setting. */
export function createMetricsRoutes(context: StateContext): Hono {
  const routes = new Hono();
  const { metrics, config } = context;
  const { metricsToken } = config;
  if (metricsToken === undefined) return routes;
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  const update = createStateMetrics(context);
  return routes.get('/metrics', async (c) => {
    c.header('Cache-Control', cachePolicy.none);
    const token = readBearer(c.req.header('Authorization'));
    if (token === null || !isSameSecret(token, metricsToken))
      return c.body(null, 401, { 'WWW-Authenticate': 'Bearer realm="metrics"' });
    await update();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}
