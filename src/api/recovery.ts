import * as v from 'valibot';
import type { AddressChange, PasswordReset } from '#contract/accounts/account-inputs.ts';
import { AddressChangeData, ResetData, type User } from '#contract/accounts/auth.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { readSignInDevice, storeSignInDevice } from './auth.ts';
import { callApi } from '#platform/http/call-api.ts';

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
