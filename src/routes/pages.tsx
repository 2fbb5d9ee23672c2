import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyFn,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { toAlertSearch } from '#contract/alerts/alert-search.ts';
import { appPaths } from '#contract/http/paths.ts';
import {
  readBesideJob,
  readCompanySearch,
  readDetailsSearch,
  type ListSearch,
} from '#contract/http/page-search.ts';
import { parseJobSearch, type JobSearch } from '#contract/jobs/job-query.ts';
import { breakpointPx } from '#contract/limits.ts';
import { hasBrowser } from '#platform/browser/browser.ts';
import { isWindowAtLeast } from '#platform/browser/window.ts';
import { toPostStep, type PostStep } from '#features/employer/jobs/post/post-steps.ts';
import { trackerTabs, type TrackerTab } from '#contract/jobs/stages.ts';
import { lazyInstallBlock, lazyUpdateCheck } from '#shell/footer/lazy-parts.tsx';
import { lazyDesktopMenu, lazyFooter, lazyNotFound } from '#shell/lazy-parts.tsx';
import { Layout } from '#shell/layout.tsx';

/**
 * The pages of the app. A page's own module has its component and the loader that asks for its data: it is loaded with
 * the page. What stands here is loaded with every page.
 */
const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => {
    if (!hasBrowser) {
      const parts = [lazyDesktopMenu, lazyFooter, lazyInstallBlock, lazyUpdateCheck, lazyNotFound];
      await Promise.all(parts.map(({ preload }) => preload()));
    } else if (isWindowAtLeast(breakpointPx.desktopHeader)) await lazyDesktopMenu.preload();
  },
  component: Layout,
  notFoundComponent: lazyNotFound.Part,
});

const parent = { getParentRoute: () => root };

/** A page without a search of its own. */
const page = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ ...parent, path, component });

const home = createRoute({
  ...parent,
  path: '/',
  beforeLoad: ({ location }) => {
    // `/?search=x` is the job list (§2).
    const { search } = parseJobSearch({ ...location.search });
    if (search !== undefined) throw redirect({ to: appPaths.jobs, search: { search }, replace: true });
  },
  loader: lazyFn(() => import('./index.tsx'), 'loadHomePage'),
  component: lazyRouteComponent(() => import('./index.tsx'), 'HomePage'),
});

const jobPage = createRoute({
  ...parent,
  path: '/jobPage',
  validateSearch: (raw: Record<string, unknown>): ListSearch => ({
    ...parseJobSearch(raw),
    ...readBesideJob(raw),
  }),
  loader: lazyFn(() => import('./jobPage.tsx'), 'loadJobPage'),
  component: lazyRouteComponent(() => import('./jobPage.tsx'), 'JobPage'),
});

const jobDetailsPage = createRoute({
  ...parent,
  path: '/jobDetailsPage',
  validateSearch: readDetailsSearch,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: lazyFn(() => import('./jobDetailsPage.tsx'), 'loadJobDetailsPage'),
  component: lazyRouteComponent(() => import('./jobDetailsPage.tsx'), 'JobDetailsRoute'),
});

const category = createRoute({
  ...parent,
  path: '/jobs/category/$slug',
  loader: lazyFn(() => import('./board-pages.tsx'), 'loadCategory'),
  component: lazyRouteComponent(() => import('./board-pages.tsx'), 'CategoryRoute'),
});

const city = createRoute({
  ...parent,
  path: '/jobs/city/$slug',
  loader: lazyFn(() => import('./board-pages.tsx'), 'loadCity'),
  component: lazyRouteComponent(() => import('./board-pages.tsx'), 'CityRoute'),
});

const company = createRoute({
  ...parent,
  path: '/companies/$id',
  validateSearch: readCompanySearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: lazyFn(() => import('./board-pages.tsx'), 'loadCompany'),
  component: lazyRouteComponent(() => import('./board-pages.tsx'), 'CompanyRoute'),
});

const cvPage = createRoute({
  ...parent,
  path: '/cvPage',
  loader: lazyFn(() => import('./cvPage.tsx'), 'loadCvPage'),
  component: lazyRouteComponent(() => import('./cvPage.tsx'), 'CvRoute'),
});

const cvBuilder = createRoute({
  ...parent,
  path: '/cvBuilder',
  // Overwrites a malformed id, which the router would keep.
  validateSearch: ({ cv }: Record<string, unknown>): { cv?: string | undefined } => ({
    cv: typeof cv === 'string' && cv !== '' ? cv : undefined,
  }),
  component: lazyRouteComponent(() => import('./cvBuilder.tsx'), 'CvBuilderRoute'),
});

const savedJobs = createRoute({
  ...parent,
  path: '/savedJobs',
  // Without a tab in the URL the page chooses one.
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: TrackerTab | undefined } => ({
    tab: trackerTabs.find((one) => one === tab),
  }),
  component: lazyRouteComponent(() => import('./savedJobs.tsx'), 'SavedJobsRoute'),
});

const jobAlerts = createRoute({
  ...parent,
  path: '/jobAlerts',
  validateSearch: (raw: Record<string, unknown>): JobSearch => toAlertSearch(parseJobSearch(raw)),
  component: lazyRouteComponent(() => import('./jobAlerts.tsx'), 'JobAlertsRoute'),
});

const postJobPage = createRoute({
  ...parent,
  path: '/postJobPage',
  // `copy` is the id of the job to copy.
  validateSearch: ({
    step,
    copy,
  }: Record<string, unknown>): { step?: PostStep | undefined; copy?: string | undefined } => ({
    step: toPostStep(step),
    copy: typeof copy === 'string' && copy !== '' ? copy : undefined,
  }),
  component: lazyRouteComponent(() => import('./postJobPage.tsx'), 'PostJobRoute'),
});

/** Content shared from another app: the manifest's `share_target`. */
const shareTarget = createRoute({
  ...parent,
  path: '/shareTarget',
  loader: lazyFn(() => import('./shareTarget.ts'), 'loadShareTarget'),
});

export const routeTree = root.addChildren([
  home,
  jobPage,
  jobDetailsPage,
  category,
  city,
  company,
  cvPage,
  cvBuilder,
  savedJobs,
  jobAlerts,
  postJobPage,
  shareTarget,
  page(
    '/aboutUs',
    lazyRouteComponent(() => import('#features/about/about-page.tsx'), 'AboutPage'),
  ),
  page(
    '/contactUs',
    lazyRouteComponent(() => import('#features/contact/contact-page.tsx'), 'ContactPage'),
  ),
  page(
    '/faq',
    lazyRouteComponent(() => import('#features/static-pages/faq-page.tsx'), 'FaqPage'),
  ),
  page(
    '/terms',
    lazyRouteComponent(() => import('#features/static-pages/static-pages.tsx'), 'TermsPage'),
  ),
  page(
    '/privacy',
    lazyRouteComponent(() => import('#features/static-pages/static-pages.tsx'), 'PrivacyPage'),
  ),
  page(
    '/refund',
    lazyRouteComponent(() => import('#features/static-pages/static-pages.tsx'), 'RefundPage'),
  ),
  page(
    '/products',
    lazyRouteComponent(() => import('#features/static-pages/static-pages.tsx'), 'ProductsPage'),
  ),
  page(
    '/signInPage',
    lazyRouteComponent(() => import('#features/account/sign-in-page.tsx'), 'SignInPage'),
  ),
  page(
    '/registerPage',
    lazyRouteComponent(() => import('#features/account/register-page.tsx'), 'RegisterPage'),
  ),
  page(
    '/resetPassword',
    lazyRouteComponent(() => import('#features/account/recovery/reset-page.tsx'), 'ResetPasswordPage'),
  ),
  page(
    '/verifyAddress',
    lazyRouteComponent(() => import('#features/account/recovery/confirm-page.tsx'), 'VerifyAddressPage'),
  ),
  page(
    '/changeAddress',
    lazyRouteComponent(() => import('#features/account/recovery/confirm-page.tsx'), 'ChangeAddressPage'),
  ),
  page(
    '/accountSettings',
    lazyRouteComponent(() => import('#features/account/settings/settings-page.tsx'), 'AccountSettingsPage'),
  ),
  page(
    '/createCompanyPage',
    lazyRouteComponent(
      () => import('#features/employer/companies/create-company-page.tsx'),
      'CreateCompanyPage',
    ),
  ),
  page(
    '/userInfo',
    lazyRouteComponent(() => import('#features/employer/profile/profile-page.tsx'), 'UserInfoPage'),
  ),
  page(
    '/userProfile',
    lazyRouteComponent(() => import('./own-pages.tsx'), 'UserProfileRoute'),
  ),
  page(
    '/userJobs',
    lazyRouteComponent(() => import('./own-pages.tsx'), 'UserJobsRoute'),
  ),
  page(
    '/companiesList',
    lazyRouteComponent(() => import('./own-pages.tsx'), 'CompaniesListRoute'),
  ),
  page(
    '/applications',
    lazyRouteComponent(() => import('./applications.tsx'), 'ApplicationsRoute'),
  ),
  page(
    '/storagePage',
    lazyRouteComponent(() => import('./storagePage.tsx'), 'StorageRoute'),
  ),
  page(
    '/admin',
    lazyRouteComponent(() => import('./admin.tsx'), 'AdminRoute'),
  ),
]);
