import type { ReactNode } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { Loaded, type LoadedQuery } from '#ui/state/loaded.tsx';
import { adminMessages } from './messages.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';

/** For accounts that may not moderate. */
export function NotAdmin() {
  const texts = adminMessages;
  return <StatePanel icon="person" title={texts.notAdmin} text={texts.notAdminText} />;
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

const skeleton = (
  <div className="grid gap-4">
    <div className="skeleton h-24" />
    <div className="skeleton h-24" />
  </div>
);

interface AdminLoadedProps<D> {
  query: LoadedQuery<D>;
  children: (data: D) => ReactNode;
}

/** {@link Loaded} for moderators; a 403 shows that the session has lost the role. */
export function AdminLoaded<D>({ query, children }: AdminLoadedProps<D>) {
  const texts = adminMessages;
  if (query.data === undefined && isRefused(query.error)) return <NotAdmin />;
  return (
    <Loaded
      query={query}
      toFailure={(error) => ({ title: texts.failed, text: failureText(error) })}
      loadingText={texts.loading}
      skeleton={skeleton}
    >
      {children}
    </Loaded>
  );
}
