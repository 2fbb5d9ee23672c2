import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { accountPaths } from '#contract/http/api-paths.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { ProfileData, type Session, type User } from '#contract/accounts/auth.ts';
import { MailChoice, AccountExport, DeletionData, PasswordChanged } from '#contract/accounts/account.ts';
import { callApi } from '#platform/http/call-api.ts';
import { PRIVATE } from '#platform/query/query-client.ts';
import type { PasswordChange, ProfileChange } from '#contract/accounts/account-inputs.ts';
import { messageOf } from '#contract/http/answer-message.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { requestJson } from '#platform/http/http.ts';

/** `GET /auth/profile` (§7). */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: [PRIVATE, userId, 'profile'] as const,
    queryFn: async ({ signal }): Promise<User> =>
      (await callApi(accountPaths.profile, ProfileData, { signal, as: userId })).data.user,
  });
}

/** `POST /auth/change-password`. @returns the session that is valid now */
export async function changePassword(change: PasswordChange, session: Session): Promise<Session> {
  const sent = { method: 'POST', body: change, as: session.user._id } as const;
  const { body } = await requestJson(apiUrl(accountPaths.changePassword), sent);
  const answer = v.safeParse(PasswordChanged, body);
  if (!answer.success)
    throw new ApiError('refused', 'The server refused', { serverMessage: messageOf(body) });
  return { ...session, ...answer.output };
}

/** `PUT /auth/profile`. @returns the changed account */
export async function changeProfile(change: ProfileChange, userId: string): Promise<User> {
  return (await callApi(accountPaths.profile, ProfileData, { method: 'PUT', body: change, as: userId })).data
    .user;
}

/** `GET /auth/mails`. */
export function mailChoiceQuery(userId: string) {
  return queryOptions({
    queryKey: [PRIVATE, userId, 'mails'] as const,
    queryFn: async ({ signal }): Promise<MailChoice> =>
      (await callApi(accountPaths.mails, MailChoice, { signal, as: userId })).data,
  });
}

/** `PUT /auth/mails`. @returns what is stored now */
export async function chooseMails(choice: MailChoice, userId: string): Promise<MailChoice> {
  return (await callApi(accountPaths.mails, MailChoice, { method: 'PUT', body: choice, as: userId })).data;
}

/** `POST /auth/logout-all`. */
export async function signOutEverywhere(userId: string): Promise<void> {
  await callApi(accountPaths.logoutAll, v.unknown(), { method: 'POST', body: {}, as: userId });
}

/** The CVs that were sent may be several megabytes. */
const EXPORT_TIMEOUT_MS = 10 * MINUTE_MS;

/** `GET /auth/export`. @returns the file's text */
export async function fetchAccountExport(userId: string): Promise<string> {
  const options = { as: userId, cache: 'no-store', timeoutMs: EXPORT_TIMEOUT_MS } as const;
  const { body } = await requestJson(apiUrl(accountPaths.exportAccount), options);
  if (!v.is(AccountExport, body)) throw new ApiError('broken', 'The answer cannot be read');
  return JSON.stringify(body, null, 2);
}

/** `POST /auth/delete-account`. @returns until when, ISO text, signing in restores it */
export async function deleteAccount(currentPassword: string, userId: string): Promise<string> {
  const sent = { method: 'POST', body: { currentPassword }, as: userId } as const;
  return (await callApi(accountPaths.deleteAccount, DeletionData, sent)).data.deleteAfter;
}
