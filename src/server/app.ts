import { Hono } from 'hono';
import { locales, type Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { alertPaths, applicationPaths, reportPaths } from '#contract/http/api-paths.ts';
import { API_BASE, apiDocPaths, apiPaths, FILES_BASE, WELL_KNOWN_BASE } from '#contract/http/paths.ts';
import { subscriptionPaths } from '#contract/subscription/paths.ts';
import { createAlertRoutes, createShortLinks } from './alerts/routes.ts';
import { createApiDocRoutes } from './api-docs/routes.ts';
import type { AppContext } from './app-context.ts';
import { createInboxRoutes, createJobInboxRoutes } from './applications/inbox-routes.ts';
import { createApplicationRoutes } from './applications/routes.ts';
import { createAdminRoutes } from './admin/routes.ts';
import { createAuthRoutes } from './auth/routes.ts';
import { createBoardPaths, createCountedBoards, type CountedBoards } from './boards/list-boards.ts';
import { toClientConfigs } from './config.ts';
import { CARDS_BASE } from './pages/card-text.ts';
import { createCardRoutes } from './pages/card-routes.ts';
import { createCityRoutes } from './boards/cities.ts';
import { createCompanyRoutes } from './companies/routes.ts';
import { FEEDS_BASE, createFeedRoutes } from './pages/feeds.ts';
import { createFigureRoutes } from './figures/routes.ts';
import { createFileRoutes } from './files/routes.ts';
import {
  onlyAllowedOrigins,
  announceApi,
  crossOrigin,
  crossOriginResource,
} from './http/request/cross-origin.ts';
import { afterWrites } from './http/request/run-write.ts';
import { apiAnswers } from './http/response/compression.ts';
import { bodyLimits } from './http/request/body-limit.ts';
import type { ClientFiles } from './http/client-files.ts';
import { onFailure, missingRoute } from './http/failures.ts';
import { createHealthRoutes, createWellKnownRoutes } from './pages/well-known.ts';
import { requestLog } from './http/request/request-log.ts';
import { securityHeaders } from './http/response/security-headers.ts';
import { staticClient } from './pages/static-client.ts';
import { createJobCategoryRoutes } from './boards/categories.ts';
import { createMailSandbox } from './mail/sandbox.ts';
import { measureRequests } from './metrics/metrics.ts';
import { createMetricsRoutes } from './metrics/routes.ts';
import { createFindFacts } from './pages/find-facts.ts';
import type { FindFacts } from './pages/page-facts.ts';
import { createJobRoutes } from './jobs/routes.ts';
import { createJobStore, type JobStore } from './jobs/store.ts';
import { type Renderers, sendToApi } from './pages/load-renderer.ts';
import { createServedPages, type ServedLanguage } from './pages/served-pages.ts';
import { createAdminReportRoutes } from './admin/report-routes.ts';
import { createReportRoutes } from './reports/routes.ts';
import { createResumeTemplateRoutes } from './resume-templates/routes.ts';
import { createSubscriptionRoutes, subscriptionCallPaths } from './subscription/routes.ts';
import { SITEMAP_PATH, createSitemapRoutes, SITEMAPS_BASE } from './pages/sitemaps.ts';

/** Created once per server, because they contain caches. */
interface Shared {
  boards: CountedBoards;
  jobs: JobStore;
}

function createPublicApi(context: AppContext, { boards, jobs }: Shared): Hono {
  const api = new Hono({ strict: false });
  api.onError(onFailure(context));
  api.route(apiPaths.jobs, createJobRoutes(context, jobs));
  api.route(apiPaths.jobs, createReportRoutes(context));
  api.route(apiPaths.jobs, createJobInboxRoutes(context));
  api.route('/', createFigureRoutes(context));
  api.route(apiPaths.jobCategories, createJobCategoryRoutes(boards.listCategories));
  api.route(apiPaths.cities, createCityRoutes(context, boards.listCities));
  api.route(apiPaths.companies, createCompanyRoutes(context));
  api.route(apiPaths.resumeTemplates, createResumeTemplateRoutes(context));
  return api;
}

function createPages(
  context: AppContext,
  renderers: Renderers,
  { api, jobs }: { api: Hono; jobs: JobStore },
) {
  const { config, clock } = context;
  // With an external API server, this server does not see the writes that change pages.
  const isOwnApi = config.client.apiHost === '';
  const send = isOwnApi ? sendToApi(api) : null;
  const find: FindFacts = send === null ? async (facts) => ({ facts }) : createFindFacts(context, send, jobs);
  const configs = toClientConfigs(config);
  const toPart = (language: Locale): ServedLanguage => ({
    render: renderers[language]?.create({ config: configs[language], send }) ?? null,
    screens: renderers[language]?.screens ?? {},
    appName: configs[language].appName,
  });
  return createServedPages({
    find,
    parts: { en: toPart('en'), bn: toPart('bn') },
    clock,
  });
}

/** Creates the server's Hono app. Without client files it serves only the API. */
export function createApp(
  context: AppContext,
  client: ClientFiles = new Map(),
  renderers: Renderers = { en: null, bn: null },
): Hono {
  const isOwnApi = context.config.client.apiHost === '';
  const boards = createCountedBoards(context);
  const jobs = createJobStore(context);
  const api = createPublicApi(context, { boards, jobs });
  const app = new Hono({ strict: false });
  app.onError(onFailure(context));
  app.notFound(missingRoute);

  app.use(measureRequests(context), requestLog(context), securityHeaders(context.config));
  app.use(bodyLimits(context));
  const ownPages = onlyAllowedOrigins(context.config.subscription.allowedOrigins);
  for (const path of [...subscriptionCallPaths, ...Object.values(subscriptionPaths)]) app.use(path, ownPages);
  const finished = apiAnswers();
  app.use(`${API_BASE}/*`, crossOrigin, crossOriginResource, announceApi, finished);
  app.use(apiDocPaths.document, crossOrigin, crossOriginResource, finished);
  app.use(apiDocPaths.page, finished);
  for (const path of subscriptionCallPaths) app.use(path, crossOrigin, crossOriginResource, finished);
  app.use(`${FILES_BASE}/*`, crossOrigin, crossOriginResource);
  for (const language of locales) {
    app.use(toLocalPath(`${CARDS_BASE}/*`, language), crossOriginResource);
    app.use(toLocalPath(`${FEEDS_BASE}/*`, language), crossOrigin, crossOriginResource, finished);
  }
  const pages = createPages(context, renderers, { api, jobs });
  app.use(`${API_BASE}/*`, afterWrites(pages.forget));
  for (const path of [SITEMAP_PATH, `${SITEMAPS_BASE}/*`, '/robots.txt', `${WELL_KNOWN_BASE}/*`])
    app.use(path, finished);

  app.route('/', api);
  app.route(`${API_BASE}/auth`, createAuthRoutes(context));
  app.route(reportPaths.list, createAdminReportRoutes(context));
  app.route(`${API_BASE}/admin`, createAdminRoutes(context));
  app.route(applicationPaths.list, createApplicationRoutes(context));
  app.route(applicationPaths.list, createInboxRoutes(context));
  app.route(alertPaths.alerts, createAlertRoutes(context));
  app.route('/', createShortLinks(context));
  app.route('/', createSubscriptionRoutes(context));
  app.route('/', createMailSandbox(context));
  app.route('/', createFileRoutes(context));
  app.route('/', createHealthRoutes(context));
  app.route('/', createMetricsRoutes(context));
  app.route('/', createApiDocRoutes(context, app));
  app.route('/', createWellKnownRoutes(context));
  app.route('/', createCardRoutes(context, jobs));
  if (isOwnApi) app.route('/', createFeedRoutes(context, jobs));
  app.route('/', createSitemapRoutes(context, isOwnApi ? createBoardPaths(context, boards) : undefined));
  app.use(staticClient(context, client, pages));
  return app;
}
