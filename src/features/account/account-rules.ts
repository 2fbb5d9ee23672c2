import { authLimits, isEmail, type Credentials, type Registration } from '#contract/accounts/auth.ts';
import { toLatinDigits } from '#contract/format.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import type { AccountTexts } from './messages.ts';

export type SignInName = 'email' | 'password';
export type RegisterName =
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password' | 'confirmPassword';
type Values<N extends string> = Readonly<Record<N, string>>;

function checkEmail(email: string, texts: AccountTexts): string | undefined {
  if (email.trim() === '') return texts.enter.email;
  return isEmail(email.trim()) ? undefined : texts.invalidEmail;
}

/** §5 Login: both are required. */
export function checkSignIn(values: Values<SignInName>, texts: AccountTexts): FieldErrors<SignInName> {
  return {
    email: checkEmail(values.email, texts),
    password: values.password === '' ? texts.enter.password : undefined,
  };
}

function checkPassword(password: string, texts: AccountTexts): string | undefined {
  const { passwordMin, passwordMax } = authLimits;
  if (password === '') return texts.enter.newPassword;
  // §5 knows no least length: it is our server that asks for one.
  if (hasServerExtensions() && password.length < passwordMin) return texts.shortPassword(passwordMin);
  return password.length > passwordMax ? texts.longPassword(passwordMax) : undefined;
}

function checkConfirmation(
  values: Values<'password' | 'confirmPassword'>,
  texts: AccountTexts,
): string | undefined {
  if (values.confirmPassword === '') return texts.enter.confirmPassword;
  return values.password === values.confirmPassword ? undefined : texts.mismatch;
}

/** A password of the right length, typed twice. */
export function checkNewPassword(
  values: Values<'password' | 'confirmPassword'>,
  texts: AccountTexts,
): FieldErrors<'password' | 'confirmPassword'> {
  return {
    password: checkPassword(values.password, texts),
    confirmPassword: checkConfirmation(values, texts),
  };
}

/** §5 Register: all are required, the e-mail is one, the passwords match. */
export function checkRegister(values: Values<RegisterName>, texts: AccountTexts): FieldErrors<RegisterName> {
  const required = (name: 'firstName' | 'lastName' | 'phoneNumber') =>
    values[name].trim() === '' ? texts.enter[name] : undefined;
  return {
    firstName: required('firstName'),
    lastName: required('lastName'),
    email: checkEmail(values.email, texts),
    phoneNumber: required('phoneNumber'),
    ...checkNewPassword(values, texts),
  };
}

/** What is sent of the sign-in form (§7). */
export function toCredentials(values: Values<SignInName>): Credentials {
  return { email: values.email.trim(), password: values.password };
}

/** What is sent of the register form (§7): without the confirmation, the number in Latin digits. */
export function toRegistration(values: Values<RegisterName>): Registration {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phoneNumber: toLatinDigits(values.phoneNumber.trim()),
    password: values.password,
  };
}

/** What a failed call says: a line, and a second one where there is more to say. */
export interface Failure {
  title: string;
  text?: string;
}

/** True when no answer came. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timeout');
}

/** §8: the server's words, else ours. A sign-in that was refused with `success` false has words of its own. */
export function toAccountFailure(kind: 'signIn' | 'register', error: unknown, texts: AccountTexts): Failure {
  const isSignIn = kind === 'signIn';
  const title = isSignIn ? texts.loginFailed : texts.registrationFailed;
  if (isOutOfReach(error)) return { title, text: texts.unreachable };
  if (error instanceof ApiError) {
    if (isSignIn && error.kind === 'refused') return { title: texts.invalidCredentials };
    if (error.serverMessage) return { title: error.serverMessage };
  }
  return isSignIn ? { title, text: texts.tryLater } : { title };
}
