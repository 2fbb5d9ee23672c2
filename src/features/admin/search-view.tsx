import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminSearchQuery } from '#api/admin.ts';
import { ADMIN_SEARCH_ROWS, adminSearchChars, type FoundAccount } from '#contract/accounts/admin.ts';
import { appPaths } from '#contract/http/paths.ts';
import { accountMessages } from '#texts/features/admin/account-messages';
import { adminMessages } from '#texts/features/admin/messages';
import { textLanguage } from '#presenters/text-language.ts';
import { Chip } from '#ui/chip.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { Loaded } from './loaded.tsx';
import { RowArea } from './rows/row-area.tsx';
import { formatMoment } from './rows/shown-values.ts';
import type { Moderation } from './rows/use-moderation.ts';

function UserRow({ user }: { user: FoundAccount }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <li className="surface grid min-w-0 p-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone="tint">{accountMessages.roles[user.role]}</Chip>
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
        {accountMessages.registered}: {formatMoment(user.createdAt)}
      </p>
    </li>
  );
}

function Results({ moderation, text }: { moderation: Moderation; text: string }) {
  const { search } = adminMessages;
  const query = useQuery(adminSearchQuery(moderation.moderator, text));
  return (
    <Loaded query={query}>
      {({ rows, users }) => (
        <>
          {rows.length + users.length === 0 && <StatePanel title={search.none} text={search.noneText} />}
          <p className="text-sm text-muted">{search.most(ADMIN_SEARCH_ROWS)}</p>
          {users.length > 0 && (
            <section aria-label={search.users} className="grid gap-3">
              <h3 className="text-lg font-bold">{search.users}</h3>
              <ul className="grid gap-2">
                {users.map((user) => (
                  <UserRow key={user._id} user={user} />
                ))}
              </ul>
            </section>
          )}
          <RowArea moderation={moderation} rows={rows} label={search.rows}>
            {(toRow) => rows.map(toRow)}
          </RowArea>
        </>
      )}
    </Loaded>
  );
}

/** Companies, jobs and users that a text finds. */
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
