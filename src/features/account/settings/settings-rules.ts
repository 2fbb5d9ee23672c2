import { toLatinDigits } from '#contract/format.ts';
import type { ProfileChange } from '#contract/accounts/account.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { checkNewPassword, isOutOfReach, type Failure } from '../account-rules.ts';
import type { AccountTexts } from '../messages.ts';
import type { SettingsTexts } from './messages.ts';

export type ProfileName = 'firstName' | 'lastName' | 'phoneNumber' | 'currentPassword';
export type PasswordName = 'currentPassword' | 'newPassword' | 'confirmPassword';
type Values<N extends string> = Readonly<Record<N, string>>;

/** Every change of the account is proven by the password. */
export function checkCurrentPassword(
  values: Values<'currentPassword'>,
  texts: AccountTexts,
): FieldErrors<'currentPassword'> {
  return { currentPassword: values.currentPassword === '' ? texts.enter.password : undefined };
}

export function checkProfile(values: Values<ProfileName>, texts: AccountTexts): FieldErrors<ProfileName> {
  const required = (name: 'firstName' | 'lastName' | 'phoneNumber') =>
    values[name].trim() === '' ? texts.enter[name] : undefined;
  return {
    firstName: required('firstName'),
    lastName: required('lastName'),
    phoneNumber: required('phoneNumber'),
    ...checkCurrentPassword(values, texts),
  };
}

/** A new password under the rules of registering. */
export function checkPasswordChange(
  values: Values<PasswordName>,
  texts: AccountTexts,
): FieldErrors<PasswordName> {
  const { newPassword: password, confirmPassword } = values;
  const { password: newPassword, ...rest } = checkNewPassword({ password, confirmPassword }, texts);
  return { ...checkCurrentPassword(values, texts), newPassword, ...rest };
}

export function toProfileChange(values: Values<ProfileName>): ProfileChange {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: toLatinDigits(values.phoneNumber.trim()),
    currentPassword: values.currentPassword,
  };
}

/** What a failed change says, and the way on from there. */
export interface SettingsFailure extends Failure {
  way: 'retry' | 'password' | 'signIn';
}

export function toSettingsFailure(error: unknown, { failed }: SettingsTexts): SettingsFailure {
  if (isOutOfReach(error)) return { title: failed.offlineTitle, text: failed.offline, way: 'retry' };
  const { status, serverMessage } = error instanceof ApiError ? error : {};
  if (status === 401) return { title: failed.sessionEnded, text: failed.sessionEndedText, way: 'signIn' };
  if (status === 403) return { title: serverMessage ?? failed.wrongPassword, way: 'password' };
  if (status === 429) return { title: serverMessage ?? failed.tooMany, way: 'retry' };
  if (serverMessage) return { title: serverMessage, way: 'retry' };
  const title = status === undefined ? failed.other : failed.server(status);
  return { title, text: failed.otherText, way: 'retry' };
}
