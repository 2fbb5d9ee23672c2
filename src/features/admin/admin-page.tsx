import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { profileQuery } from '#api/account.ts';
import { adminSearchChars } from '#contract/accounts/admin.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { useOnline } from '#platform/http/online.ts';
import { SignedOutCard } from '#ui/state/signed-out-card.tsx';
import { useSession } from '#platform/session/session.ts';
import { adminMessages } from './messages.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { AccountView } from './account-view.tsx';
import type { AdminSearch } from './admin-search.ts';
import { AuditView } from './audit-view.tsx';
import { HealthView } from './health-view.tsx';
import { AdminLoaded, NotAdmin } from './loaded.tsx';
import { QueueView } from './queue-view.tsx';
import { ReportsView } from './reports-view.tsx';
import { SearchView } from './search-view.tsx';
import { useModeration } from './rows/use-moderation.ts';
import { UsersView } from './users-view.tsx';
import { ViewLinks } from './view-links.tsx';

interface AdminPageProps {
  search: AdminSearch;
  onSearch: (search: AdminSearch, how?: 'replace') => void;
}

interface BoxProps {
  text: string;
  onFind: (text: string) => void;
}

function SearchBox({ text, onFind }: BoxProps) {
  const { search } = adminMessages;
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

function View({ search, onSearch, moderatorId }: AdminPageProps & { moderatorId: string }): ReactNode {
  const texts = adminMessages;
  const announce = (text: string, undo?: () => void) =>
    snack.set({ text, undo, undoLabel: texts.done.undoOf(text) });
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
  const texts = adminMessages;
  const isOnline = useOnline();
  const find = (text: string) => onSearch(text === '' ? {} : { view: 'search', text });
  return (
    <>
      {!isOnline && <StateLine tone="notice">{texts.offline}</StateLine>}
      <div className="grid gap-4 panes:grid-cols-2">
        <SearchBox key={search.text} text={search.text ?? ''} onFind={find} />
        <ViewLinks moderatorId={moderatorId} view={search.view ?? 'queue'} />
      </div>
      <View search={search} onSearch={onSearch} moderatorId={moderatorId} />
    </>
  );
}

/** Reads the role from the server, as the stored session may be older than its last change. */
function ForAdministrators({ session, ...page }: AdminPageProps & { session: Session }) {
  const moderatorId = session.user._id;
  const isOnline = useOnline();
  const query = useQuery({ ...profileQuery(moderatorId), refetchOnMount: 'always' });
  if (query.data === undefined && !isOnline) {
    return <StatePanel icon="warning" title={adminMessages.offline} />;
  }
  return (
    <AdminLoaded query={query}>
      {({ role }) => (role === 'admin' ? <Views {...page} moderatorId={moderatorId} /> : <NotAdmin />)}
    </AdminLoaded>
  );
}

/** `/admin`. */
export function AdminPage(props: AdminPageProps) {
  const texts = adminMessages;
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
