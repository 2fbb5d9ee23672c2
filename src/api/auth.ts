import * as v from 'valibot';
import type { Credentials, Registration } from '#contract/accounts/account-inputs.ts';
import { RegisterAnswer, Session } from '#contract/accounts/auth.ts';
import { messageOf } from '#contract/http/answer-message.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { apiUrl } from '#platform/startup/config.ts';
import { callApi } from '#platform/http/call-api.ts';
import { requestJson } from '#platform/http/http.ts';
import { readSignInDevice, storeSignInDevice } from '#platform/session/sign-in-device.ts';

/** `POST /auth/login` (§7): user and token under `data`. */
export async function fetchLogin(credentials: Credentials): Promise<Session> {
  const body = { ...credentials, ...readSignInDevice() };
  const { data } = await callApi(apiPaths.login, Session, { method: 'POST', body });
  storeSignInDevice(data.device);
  return data;
}

const Refused = v.object({ success: v.literal(false) });

/** `POST /auth/register` (§7): user and token at the top level. */
export async function fetchRegister(registration: Registration): Promise<Session> {
  const { body } = await requestJson(apiUrl(apiPaths.register), {
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
