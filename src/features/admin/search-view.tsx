import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminSearchQuery, usersQuery } from '#api/admin.ts';
import {
  ADMIN_SEARCH_ROWS,
  adminSearchChars,
  type AdminUsersData,
  type FoundAccount,
} from '#contract/accounts/admin.ts';
import { appPaths } from '#contract/http/paths.ts';
import { Chip } from '#ui/card/chip.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { adminAccountMessages } from './account-messages.ts';
import { AdminLoaded, PageTurner } from './view-parts.tsx';
import { adminMessages } from './messages.ts';
import { RowArea } from './rows/row-area.tsx';
import type { Moderation } from './rows/use-moderation.ts';

function UserRow({ user }: { user: FoundAccount }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <li className="surface grid min-w-0 p-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone="tint">{adminAccountMessages.roles[user.role]}</Chip>
        <span lang={textLanguage(name)} className="font-semibold break-words">
          {name}
        </span>
      </p>
      <Link
        to={appPaths.admin}
        search={{ view: 'user', of: user._id }}
        className="link inline-flex min-h-11 max-w-full items-center font-medium text-primary wrap-anywhere"
      >
        {user.email}
      </Link>
      <p className="text-sm text-muted">
        {adminAccountMessages.registered}: {formatMoment(user.createdAt)}
      </p>
    </li>
  );
}

/** Accounts, each with the way to it. */
function UserRows({ users }: { users: readonly FoundAccount[] }) {
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {users.map((user) => (
        <UserRow key={user._id} user={user} />
      ))}
    </ul>
  );
}

interface UsersViewProps {
  moderatorId: string;
  page: number;
  onPage: (page: number) => void;
}

/** All accounts, the latest first. */
export function UsersView({ moderatorId, page, onPage }: UsersViewProps) {
  const { users: texts } = adminMessages;
  const query = useQuery({
    ...usersQuery(moderatorId, page),
    placeholderData: (before: AdminUsersData | undefined) => before,
  });
  return (
    <section aria-label={texts.title} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold">{texts.title}</h2>
        <p className="text-sm text-muted">{texts.intro}</p>
      </div>
      <AdminLoaded query={query}>
        {({ users, pagination }) => (
          <>
            <UserRows users={users} />
            <PageTurner page={page} totalPages={pagination.totalPages} onPage={onPage} />
          </>
        )}
      </AdminLoaded>
    </section>
  );
}

function Results({ moderation, text }: { moderation: Moderation; text: string }) {
  const { search } = adminMessages;
  const query = useQuery(adminSearchQuery(moderation.moderatorId, text));
  return (
    <AdminLoaded query={query}>
      {({ rows, users }) => (
        <>
          {rows.length + users.length === 0 && <StatePanel title={search.none} text={search.noneText} />}
          <p className="text-sm text-muted">{search.most(ADMIN_SEARCH_ROWS)}</p>
          {users.length > 0 && (
            <section aria-label={search.users} className="grid gap-3">
              <h3 className="text-lg font-bold">{search.users}</h3>
              <UserRows users={users} />
            </section>
          )}
          <RowArea moderation={moderation} rows={rows} label={search.rows}>
            {(toRow) => rows.map(toRow)}
          </RowArea>
        </>
      )}
    </AdminLoaded>
  );
}

/** Companies, jobs and users that match a text. */
export function SearchView({ moderation, text }: { moderation: Moderation; text: string }) {
  const { search } = adminMessages;
  if (text.length < adminSearchChars.min) return <StatePanel title={search.short} />;
  return (
    <section aria-label={search.results(text)} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg font-bold break-words">{search.results(text)}</h2>
      <Results moderation={moderation} text={text} />
    </section>
  );
}
