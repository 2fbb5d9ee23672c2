import {
  AccountDeletion,
  AddressChange,
  PasswordChange,
  ProfileChange,
} from '#contract/accounts/account-inputs.ts';
import { toLatinDigits } from '#contract/format.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { checkConfirmation, checkFields, isOutOfReach, type Failure, type Values } from '../account-rules.ts';
import type { AccountTexts } from '../messages.ts';
import type { SettingsTexts } from './messages.ts';

export type ProfileName = 'firstName' | 'lastName' | 'phoneNumber' | 'currentPassword';
export type AddressName = 'email' | 'currentPassword';
export type PasswordName = 'currentPassword' | 'newPassword' | 'confirmPassword';

/** Checks the form that deletes the account. */
export function checkDeletion(
  sent: Values<'currentPassword'>,
  texts: AccountTexts,
): FieldErrors<'currentPassword'> {
  const enter = { currentPassword: texts.enter.password };
  return checkFields({ schema: AccountDeletion, sent, enter }, texts);
}

/** Checks the profile form. */
export function checkProfile(values: Values<ProfileName>, texts: AccountTexts): FieldErrors<ProfileName> {
  const { firstName, lastName, phoneNumber, password: currentPassword } = texts.enter;
  const enter = { firstName, lastName, phoneNumber, currentPassword };
  return checkFields({ schema: ProfileChange, sent: toProfileChange(values), enter }, texts);
}

/** Checks the password form. */
export function checkPasswordChange(
  values: Values<PasswordName>,
  texts: AccountTexts,
): FieldErrors<PasswordName> {
  const { newPassword, password: currentPassword } = texts.enter;
  return {
    ...checkFields({ schema: PasswordChange, sent: values, enter: { newPassword, currentPassword } }, texts),
    confirmPassword: checkConfirmation(values.newPassword, values.confirmPassword, texts),
  };
}

/** Checks the form of a new address. */
export function checkAddressChange(
  values: Values<AddressName>,
  texts: AccountTexts,
): FieldErrors<AddressName> {
  const { email, password: currentPassword } = texts.enter;
  const enter = { email, currentPassword };
  return checkFields({ schema: AddressChange, sent: toAddressChange(values), enter }, texts);
}

/** The body of a change of the address. */
export function toAddressChange({ email, currentPassword }: Values<AddressName>): AddressChange {
  return { email: email.trim(), currentPassword };
}

/** The body of a change of the profile. */
export function toProfileChange(values: Values<ProfileName>): ProfileChange {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: toLatinDigits(values.phoneNumber.trim()),
    currentPassword: values.currentPassword,
  };
}

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
