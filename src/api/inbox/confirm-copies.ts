import type { QueryClient } from '@tanstack/react-query';
import { applicationLimits, GoneData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { mayHaveCopies, noteConfirmed } from '#device/account/forgetting.ts';
import { listCopies, removeInboxCopies } from '#device/inbox/inbox-copy.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { isRefusal } from '#platform/http/outbox.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { readSession } from '#platform/session/session.ts';
import { refreshInbox } from './inbox.ts';

async function removeGone(queryClient: QueryClient): Promise<void> {
  const session = readSession();
  if (session === null || !mayHaveCopies()) return;
  if (!hasServerExtensions()) throw new ApiError('unreachable', 'the server is not known yet');
  const userId = session.user._id;
  const copies = await listCopies(userId);
  const gone = new Set<string>();
  for (let from = 0; from < copies.length; from += applicationLimits.copies) {
    const body = { copies: copies.slice(from, from + applicationLimits.copies) };
    const { data } = await callApi(applicationPaths.gone, GoneData, { method: 'POST', body, as: userId });
    for (const id of data.gone) gone.add(id);
  }
  if (copies.length > 0) noteConfirmed();
  if (gone.size === 0) return;
  await removeInboxCopies(userId, gone);
  await refreshInbox(queryClient, userId);
}

let removing: Promise<void> | undefined;

/**
 * Asks the server which copies of applications this device has to remove, and removes them. Applicants withdraw while
 * nobody opens the inbox. @throws ApiError without an answer
 */
export async function confirmCopies(queryClient: QueryClient): Promise<void> {
  removing ??= removeGone(queryClient).finally(() => (removing = undefined));
  try {
    await removing;
  } catch (error) {
    // A revoked token, or a server without this call.
    if (!isRefusal(error)) throw error;
  }
}
