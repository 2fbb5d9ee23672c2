import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type {
  AddressChange,
  Credentials,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
} from '#contract/accounts/account-inputs.ts';
import { AccountExport, DeletionData, PasswordChanged, MailChoice } from '#contract/accounts/account.ts';
import {
  AddressChangeData,
  deviceHandlePattern,
  ProfileData,
  RegisterAnswer,
  ResetData,
  Session,
  type User,
} from '#contract/accounts/auth.ts';
import { storedJson } from '#contract/device/stored-text.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { messageOf } from '#contract/http/answer-message.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { requestJson } from '#platform/http/http.ts';
import { PRIVATE } from '#platform/query/query-client.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { readText, writeText } from '#platform/storage/storage.ts';

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

/** Identifies this device anonymously to a server, so that guessed passwords cannot lock its owner out. */
const Handle = v.pipe(v.string(), v.regex(deviceHandlePattern));
const Stored = storedJson(v.object({ api: v.string(), device: Handle }));

/** What a sign-in sends. */
export function readSignInDevice(): { device?: string } {
  const stored = v.safeParse(Stored, readText(deviceStorageKeys.signInDevice));
  return stored.success && stored.output.api === apiUrl('/') ? { device: stored.output.device } : {};
}

/** Stores the handle of a sign-in's answer. */
export function storeSignInDevice(device: string | undefined): void {
  if (!v.is(Handle, device)) return;
  writeText(deviceStorageKeys.signInDevice, JSON.stringify({ api: apiUrl('/'), device }));
}

/** `POST /auth/login` (§7): user and token under `data`. */
export async function fetchLogin(credentials: Credentials): Promise<Session> {
  const body = { ...credentials, ...readSignInDevice() };
  const { data } = await callApi(accountPaths.login, Session, { method: 'POST', body });
  storeSignInDevice(data.device);
  return data;
}

const Refused = v.object({ success: v.literal(false) });

/** `POST /auth/register` (§7): user and token at the top level. */
export async function fetchRegister(registration: Registration): Promise<Session> {
  const { body } = await requestJson(apiUrl(accountPaths.register), {
    method: 'POST',
    body: { ...registration, ...readSignInDevice() },
  });
  const serverMessage = messageOf(body);
  if (v.is(Refused, body)) throw new ApiError('refused', 'refused', { serverMessage });
  const parsed = v.safeParse(RegisterAnswer, body);
  if (!parsed.success) throw new ApiError('broken', 'breaks the contract');
  storeSignInDevice(parsed.output.device);
  return parsed.output;
}

const send = async (path: string, body: object, as?: string): Promise<void> => {
  await callApi(path, v.unknown(), { method: 'POST', body, as });
};

/** `POST /auth/forgot-password`. */
export const askForPasswordLink = (email: string): Promise<void> =>
  send(accountPaths.forgotPassword, { email });

/** `POST /auth/reset-password`. */
export async function setNewPassword(reset: PasswordReset): Promise<void> {
  const body = { ...reset, ...readSignInDevice() };
  const { data } = await callApi(accountPaths.resetPassword, v.optional(ResetData), { method: 'POST', body });
  storeSignInDevice(data?.device);
}

/** `POST /auth/verify-address`. */
export const confirmAddress = (linkToken: string): Promise<void> =>
  send(accountPaths.verifyAddress, { token: linkToken });

/** `POST /auth/send-verification`. */
export const askForVerification = (userId: string): Promise<void> =>
  send(accountPaths.sendVerification, {}, userId);

/** `POST /auth/change-address`. */
export const askForAddressChange = (change: AddressChange, userId: string): Promise<void> =>
  send(accountPaths.changeAddress, change, userId);

/** `POST /auth/confirm-address-change`. @returns the account, where the session is its own */
export async function confirmNewAddress(linkToken: string, userId?: string): Promise<User | undefined> {
  const body = { token: linkToken, ...readSignInDevice() };
  const sent = { method: 'POST', body, as: userId } as const;
  const { data } = await callApi(accountPaths.confirmAddressChange, v.optional(AddressChangeData), sent);
  storeSignInDevice(data?.device);
  return data?.user;
}
