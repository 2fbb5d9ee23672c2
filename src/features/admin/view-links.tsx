import { Link } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { adminMessages } from '#texts/features/admin/messages';
import type { AdminSearch, View } from './admin-search.ts';

/** The views that have a tab; search and users are reached from them. */
const tabs = ['queue', 'audit', 'health'] as const satisfies readonly View[];

const toSearch = (view: (typeof tabs)[number]): AdminSearch => (view === 'queue' ? {} : { view });

/** Links to the views. */
export function ViewLinks({ view }: { view: View }) {
  const { views } = adminMessages;
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
              {views[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
