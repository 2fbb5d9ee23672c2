import { useQuery } from '@tanstack/react-query';
import { adminSearchQuery } from '#api/admin.ts';
import { ADMIN_SEARCH_ROWS, adminSearchChars } from '#contract/accounts/admin.ts';
import { adminMessages } from './messages.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { AdminLoaded } from './loaded.tsx';
import { RowArea } from './rows/row-area.tsx';
import type { Moderation } from './rows/use-moderation.ts';
import { UserRows } from './users-view.tsx';

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
