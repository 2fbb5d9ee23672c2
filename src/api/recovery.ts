import * as v from 'valibot';
import type { PasswordReset } from '#contract/accounts/account-inputs.ts';
import { accountPaths } from '#contract/http/paths.ts';
import { callApi } from '#platform/http/call-api.ts';

const send = async (path: string, body: object, token?: string): Promise<void> => {
  await callApi(path, v.unknown(), { method: 'POST', body, ...(token !== undefined && { token }) });
};

/** `POST /auth/forgot-password`. */
export const askForPasswordLink = (email: string): Promise<void> =>
  send(accountPaths.forgotPassword, { email });

/** `POST /auth/reset-password`. */
export const setNewPassword = (reset: PasswordReset): Promise<void> =>
  send(accountPaths.resetPassword, reset);

/** `POST /auth/verify-address`. */
export const confirmAddress = (token: string): Promise<void> => send(accountPaths.verifyAddress, { token });

/** `POST /auth/send-verification`. */
export const askForVerification = (token: string): Promise<void> =>
  send(accountPaths.sendVerification, {}, token);
