import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { profileQuery } from '#api/auth.ts';
import { reportsQuery } from '#api/admin.ts';
import { adminSearchChars } from '#contract/accounts/admin.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { formatNumber } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { useOnline } from '#platform/http/online.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { AccountView } from './account-view.tsx';
import type { AdminSearch, AdminView } from './admin-search.ts';
import { AuditView } from './audit-view.tsx';
import { HealthView } from './health-view.tsx';
import { adminMessages as texts } from './messages.ts';
import { QueueView } from './queue-view.tsx';
import { ReportsView } from './reports-view.tsx';
import { waitingLists } from './rows/row-lists.ts';
import { useModeration } from './rows/use-moderation.ts';
import { SearchView, UsersView } from './search-view.tsx';
import { AdminLoaded, NotAdmin, useLists } from './view-parts.tsx';

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
function ViewLinks({ view, moderatorId }: { view: AdminView; moderatorId: string }) {
  const { views, tab: toTab } = texts;
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

interface AdminPageProps {
  search: AdminSearch;
  onSearch: (search: AdminSearch, how?: 'replace') => void;
}

function SearchBox({ text, onFind }: { text: string; onFind: (text: string) => void }) {
  const { search } = texts;
  const [typed, setTyped] = useState(text);
  return (
    <SearchField
      label={search.label}
      placeholder={search.placeholder}
      button={search.button}
      value={typed}
      maxLength={adminSearchChars.max}
      onValueChange={setTyped}
      onSubmit={() => onFind(typed.trim())}
      action={appPaths.admin}
    />
  );
}

const announce = (text: string, undo?: () => void) =>
  snack.set({ text, undo, undoLabel: texts.done.undoOf(text) });

function CurrentView({ search, onSearch, moderatorId }: AdminPageProps & { moderatorId: string }): ReactNode {
  const moderation = useModeration(moderatorId, announce);
  switch (search.view) {
    case 'search':
      return <SearchView moderation={moderation} text={search.text ?? ''} />;
    case 'reports':
      return <ReportsView moderation={moderation} />;
    case 'audit':
      return (
        <AuditView
          moderatorId={moderatorId}
          filter={search}
          onFilter={(filter) => onSearch({ view: 'audit', ...filter })}
        />
      );
    case 'users':
      return (
        <UsersView
          moderatorId={moderatorId}
          page={search.page ?? 1}
          onPage={(page) => onSearch({ view: 'users', page: page === 1 ? undefined : page })}
        />
      );
    case 'user':
      return <AccountView key={search.of} moderatorId={moderatorId} id={search.of ?? ''} />;
    case 'health':
      return <HealthView moderatorId={moderatorId} />;
    default:
      return (
        <QueueView
          moderation={moderation}
          show={search.show ?? 'waiting'}
          onShow={(show) => onSearch({ show: show === 'waiting' ? undefined : show }, 'replace')}
        />
      );
  }
}

function Views({ search, onSearch, moderatorId }: AdminPageProps & { moderatorId: string }) {
  const isOnline = useOnline();
  const find = (text: string) => onSearch(text === '' ? {} : { view: 'search', text });
  return (
    <>
      {!isOnline && <StateLine tone="notice">{texts.offline}</StateLine>}
      <div className="grid gap-4 panes:grid-cols-2">
        <SearchBox key={search.text} text={search.text ?? ''} onFind={find} />
        <ViewLinks moderatorId={moderatorId} view={search.view ?? 'queue'} />
      </div>
      <CurrentView search={search} onSearch={onSearch} moderatorId={moderatorId} />
    </>
  );
}

/** Reads the role from the server, as the stored session may be older than its last change. */
function ForAdministrators({ session, ...page }: AdminPageProps & { session: Session }) {
  const moderatorId = session.user._id;
  const isOnline = useOnline();
  const query = useQuery({ ...profileQuery(moderatorId), refetchOnMount: 'always' });
  if (query.data === undefined && !isOnline) {
    return <StatePanel icon="warning" title={texts.offline} />;
  }
  return (
    <AdminLoaded query={query}>
      {({ role }) => (role === 'admin' ? <Views {...page} moderatorId={moderatorId} /> : <NotAdmin />)}
    </AdminLoaded>
  );
}

/** `/admin`. */
export function AdminPage(props: AdminPageProps) {
  const session = useSession();
  usePageTitle(texts.title);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page page-wide flex flex-col gap-4 py-6">
        {session ? (
          <ForAdministrators key={session.user._id} {...props} session={session} />
        ) : (
          <SignedOutCard title={texts.missingToken} text={texts.missingTokenText} />
        )}
      </div>
    </>
  );
}
