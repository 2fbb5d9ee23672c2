import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usersQuery } from '#api/admin.ts';
import type { AdminUsersData, FoundAccount } from '#contract/accounts/admin.ts';
import { appPaths } from '#contract/http/paths.ts';
import { adminAccountMessages } from './account-messages.ts';
import { adminMessages } from './messages.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { Chip } from '#ui/card/chip.tsx';
import { AdminLoaded } from './loaded.tsx';
import { PageTurner } from './page-turner.tsx';

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
export function UserRows({ users }: { users: readonly FoundAccount[] }) {
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
