import * as v from 'valibot';
import type { Credentials, Registration } from '#contract/accounts/account-inputs.ts';
import { deviceHandlePattern, RegisterAnswer, Session } from '#contract/accounts/auth.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { storedJson } from '#contract/device/stored-text.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { readText, writeText } from '#platform/storage/storage.ts';
import { messageOf } from '#contract/http/answer-message.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { requestJson } from '#platform/http/http.ts';

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
