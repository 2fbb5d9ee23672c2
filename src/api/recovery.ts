import * as v from 'valibot';
import type { AddressChange, PasswordReset } from '#contract/accounts/account-inputs.ts';
import { ProfileData, type User } from '#contract/accounts/auth.ts';
import { accountPaths } from '#contract/accounts/account-paths.ts';
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

/** `POST /auth/change-address`. */
export const askForAddressChange = (change: AddressChange, token: string): Promise<void> =>
  send(accountPaths.changeAddress, change, token);

const ChangedAccount = v.optional(ProfileData);

/** `POST /auth/confirm-address-change`. @returns the account, where the session is its own */
export async function confirmNewAddress(linkToken: string, token?: string): Promise<User | undefined> {
  const sent = { method: 'POST', body: { token: linkToken }, ...(token !== undefined && { token }) } as const;
  return (await callApi(accountPaths.confirmAddressChange, ChangedAccount, sent)).data?.user;
}
