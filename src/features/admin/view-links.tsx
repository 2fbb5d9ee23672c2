import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { locale } from '#texts/platform/i18n/locale';
import { reportsQuery } from '#api/admin-reports.ts';
import type { Moderator } from '#api/admin.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { adminMessages } from '#texts/features/admin/messages';
import { adminReportMessages } from '#texts/features/admin/report-messages';
import type { AdminSearch, View } from './admin-search.ts';

/** The views that have a tab; search and users are reached from them. */
const tabs = ['queue', 'reports', 'audit', 'health'] as const satisfies readonly View[];

const toSearch = (view: (typeof tabs)[number]): AdminSearch => (view === 'queue' ? {} : { view });

/** How many jobs have open reports: a list of one knows. */
function useReportedTotal(moderator: Moderator): number {
  return useQuery(reportsQuery(moderator, 1)).data?.total ?? 0;
}

/** Links to the views. */
export function ViewLinks({ view, moderator }: { view: View; moderator: Moderator }) {
  const { views } = adminMessages;
  const reported = useReportedTotal(moderator);
  const toName = (tab: (typeof tabs)[number]) =>
    tab === 'reports' && reported > 0
      ? adminReportMessages.tab(views[tab], formatNumber(reported, locale))
      : views[tab];
  return (
    <nav aria-label={views.label}>
      <ul className="surface flex flex-wrap p-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={appPaths.admin}
              search={toSearch(tab)}
              aria-current={tab === view ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-lg px-3 text-sm font-semibold ${tab === view ? 'bg-secondary text-secondary-content' : 'text-muted'}`}
            >
              {toName(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
