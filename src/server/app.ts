import { Hono } from 'hono';
import { API_BASE, apiDocPaths, apiPaths, FILES_BASE, WELL_KNOWN_BASE } from '#contract/paths.ts';
import { sandboxPaths, subscriptionPaths } from '#contract/subscription-paths.ts';
import { createApiDocRoutes } from './api-docs/routes.ts';
import type { AppContext } from './app-context.ts';
import { createAdminRoutes } from './admin/routes.ts';
import { createAuthRoutes } from './auth/routes.ts';
import { CARDS_BASE } from './cards/card-text.ts';
import { createCardRoutes } from './cards/routes.ts';
import { createCompanyRoutes } from './companies/routes.ts';
import { FEEDS_BASE } from './feeds/feed-address.ts';
import { createFeedRoutes } from './feeds/routes.ts';
import { createFileRoutes } from './files/routes.ts';
import { onlyAllowedOrigins } from './http/allowed-origins.ts';
import { apiAnswers } from './http/api-answers.ts';
import { bodyLimits } from './http/body-limit.ts';
import type { ClientFiles } from './http/client-files.ts';
import { announceApi, crossOrigin, crossOriginResource } from './http/cross-origin.ts';
import { onFailure } from './http/failures.ts';
import { createFirstPages, type FindPage } from './http/first-page.ts';
import { createHealthRoutes } from './http/health.ts';
import { missingRoute } from './http/missing-route.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticClient } from './http/static-client.ts';
import { createJobCategoryRoutes } from './job-categories/routes.ts';
import { createFirstReads } from './jobs/first-read.ts';
import { createJobRoutes } from './jobs/routes.ts';
import { createResumeTemplateRoutes } from './resume-templates/routes.ts';
import { NOTIFICATION_BASE } from './subscription/notification-paths.ts';
import { SITEMAP_PATH } from './sitemaps/robots.ts';
import { createSitemapRoutes, SITEMAPS_BASE } from './sitemaps/routes.ts';
import { createSubscriptionRoutes, subscriptionCallPaths } from './subscription/routes.ts';
import { createWellKnownRoutes } from './well-known/routes.ts';

/** The whole server as a function from request to answer. Without client files it is the API alone. */
export function createApp(context: AppContext, client: ClientFiles = new Map()): Hono {
  // Where the API is another server's, only that one knows.
  const isOwnApi = context.config.client.apiHost === '';
  const findPage: FindPage = isOwnApi ? createFirstReads(context) : async (facts) => ({ facts });
  const app = new Hono({ strict: false });
  app.onError(onFailure(context));
  app.notFound(missingRoute);

  app.use(requestLog(context), securityHeaders(context.config));
  const ownPages = onlyAllowedOrigins(context.config.subscription.allowedOrigins);
  for (const path of [...subscriptionCallPaths, ...Object.values(subscriptionPaths)]) app.use(path, ownPages);
  const finished = apiAnswers();
  app.use(`${API_BASE}/*`, crossOrigin, crossOriginResource, announceApi, finished, bodyLimits);
  app.use(apiDocPaths.document, crossOrigin, crossOriginResource, finished);
  app.use(apiDocPaths.page, finished);
  for (const path of subscriptionCallPaths) {
    app.use(path, crossOrigin, crossOriginResource, finished, bodyLimits);
  }
  for (const path of [`${NOTIFICATION_BASE}/*`, sandboxPaths.pay]) app.use(path, bodyLimits);
  app.use(`${FILES_BASE}/*`, crossOrigin, crossOriginResource);
  app.use(`${CARDS_BASE}/*`, crossOriginResource);
  app.use(`${FEEDS_BASE}/*`, crossOrigin, crossOriginResource, finished);
  for (const path of [SITEMAP_PATH, `${SITEMAPS_BASE}/*`, '/robots.txt', `${WELL_KNOWN_BASE}/*`])
    app.use(path, finished);

  app.route(apiPaths.jobs, createJobRoutes(context));
  app.route(apiPaths.jobCategories, createJobCategoryRoutes(context));
  app.route(apiPaths.companies, createCompanyRoutes(context));
  app.route(apiPaths.resumeTemplates, createResumeTemplateRoutes(context));
  app.route(`${API_BASE}/auth`, createAuthRoutes(context));
  app.route(`${API_BASE}/admin`, createAdminRoutes(context));
  app.route('/', createSubscriptionRoutes(context));
  app.route('/', createFileRoutes(context));
  app.route('/', createHealthRoutes(context));
  app.route('/', createApiDocRoutes(context));
  app.route('/', createWellKnownRoutes(context));
  app.route('/', createCardRoutes(context));
  if (isOwnApi) app.route('/', createFeedRoutes(context));
  app.route('/', createSitemapRoutes(context, { hasJobs: isOwnApi, listBoards: async () => [] }));
  const { appName } = context.config.client;
  app.use(staticClient(context, client, createFirstPages(findPage, { clock: context.clock, appName })));
  return app;
}
