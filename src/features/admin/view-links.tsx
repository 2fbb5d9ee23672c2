import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { locale } from '#platform/i18n/locale.ts';
import { reportsQuery } from '#api/admin-reports.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { adminMessages } from './messages.ts';
import type { AdminSearch, AdminView } from './admin-search.ts';
import { waitingLists } from './rows/row-lists.ts';
import { useLists } from './use-lists.ts';

/** The views with a tab; the search and a user's page are opened from these. */
const tabs = ['queue', 'reports', 'users', 'audit', 'health'] as const satisfies readonly AdminView[];

const toSearch = (view: (typeof tabs)[number]): AdminSearch => (view === 'queue' ? {} : { view });

/** The number of pending rows by view, as far as the lists are loaded. */
function useWaiting(moderatorId: string): Partial<Record<AdminView, number>> {
  const { data: lists = [] } = useLists(moderatorId, waitingLists);
  return {
    queue: lists.reduce((sum, { total }) => sum + total, 0),
    // Reads one row: the answer's total counts all jobs with open reports.
    reports: useQuery(reportsQuery(moderatorId, 1)).data?.total,
  };
}

/** Links to the views. */
export function ViewLinks({ view, moderatorId }: { view: AdminView; moderatorId: string }) {
  const { views, tab: toTab } = adminMessages;
  const waiting = useWaiting(moderatorId);
  const current = view === 'user' ? 'users' : view;
  const toName = (tab: (typeof tabs)[number]) => {
    const count = waiting[tab] ?? 0;
    return count > 0 ? toTab(views[tab], formatNumber(count, locale)) : views[tab];
  };
  return (
    <nav aria-label={views.label}>
      <ul className="surface flex flex-wrap p-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={appPaths.admin}
              search={toSearch(tab)}
              aria-current={tab === current ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-lg px-3 text-sm font-semibold ${tab === current ? 'bg-secondary text-secondary-content' : 'text-muted'}`}
            >
              {toName(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
