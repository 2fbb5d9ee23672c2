import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useCallback, useState } from 'react';
import {
  AccountDeletion,
  AddressChange,
  PasswordChange,
  ProfileChange,
} from '#contract/accounts/account-inputs.ts';
import { toLatinDigits } from '#contract/format.ts';
import { appPaths } from '#contract/http/paths.ts';
import { endAccountHere } from '#device/account/account-session.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { toLocal } from '#platform/i18n/locale.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { type FieldErrors, type FieldsOptions, useFields } from '#ui/form/use-fields.ts';
import { checkConfirmation, checkFields, type Failure, isOutOfReach, type Values } from '../account-rules.ts';
import type { AccountTexts } from '../messages.ts';
import { settingsMessages, type SettingsTexts } from './messages.ts';

interface SettingOptions<V> {
  name: 'profile' | 'password' | 'everywhere' | 'download' | 'address' | 'newAddress' | 'mails' | 'deletion';
  send: (values: V) => Promise<void>;
  /** Shown when a retry is refused because an earlier attempt, whose answer was lost, may have succeeded. */
  unsure?: string;
}

/** One change of the account. */
export function useSetting<V>({ name, send, unsure }: SettingOptions<V>) {
  const texts = settingsMessages;
  const [hadNoAnswer, setHadNoAnswer] = useState(false);
  const attempt = async (values: V): Promise<void> => {
    try {
      await send(values);
    } catch (error) {
      if (isOutOfReach(error)) setHadNoAnswer(true);
      throw error;
    }
  };
  const { failure, ...setting } = useSubmit({
    key: ['account', name],
    send: attempt,
    toFailure: (error) => toSettingsFailure(error, texts),
  });
  const isDoubtful = hadNoAnswer && unsure !== undefined && failure?.way !== 'retry';
  return { ...setting, failure: failure && isDoubtful ? { ...failure, text: unsure } : failure };
}

interface SettingFormOptions<N extends string> extends SettingOptions<Readonly<Record<N, string>>> {
  fields: FieldsOptions<N>;
  ask?: () => Promise<boolean>;
}

/** A form that changes the account; a refused current password gets the focus. */
export function useSettingForm<N extends string>({ fields: options, ask, ...rest }: SettingFormOptions<N>) {
  const fields = useFields<N>(options);
  const { submit, ...setting } = useSetting(rest);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (setting.isBusy || !fields.checkAll() || (ask && !(await ask()))) return;
    const result = await submit(fields.read());
    if (result?.kind !== 'failed' || result.failure.way !== 'password') return;
    fields.formRef.current?.querySelector<HTMLElement>('[name="currentPassword"]')?.focus();
  };
  return { ...fields, ...setting, onSubmit };
}

/** Signs out here after a change that ended every session. */
export function useLeaveAccount(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    endAccountHere();
    history.replace(toLocal(appPaths.signIn));
  }, [history]);
}

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
