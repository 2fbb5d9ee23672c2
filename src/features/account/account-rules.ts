import * as v from 'valibot';
import { Credentials, Registration } from '#contract/accounts/account-inputs.ts';
import { isEmail } from '#contract/accounts/auth.ts';
import { toProblemText, type ProblemTexts } from '#contract/field-errors.ts';
import { problem } from '#contract/field-problem.ts';
import { toLatinDigits } from '#contract/format.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import type { AccountTexts } from './messages.ts';

export type SignInName = 'email' | 'password';
export type RegisterName =
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password' | 'confirmPassword';
export type Values<N extends string> = Readonly<Record<N, string>>;

/** §5 has no minimum length and no refused passwords: only our server has these rules. */
function problemTexts({ problems }: AccountTexts): ProblemTexts {
  const { tooShort: _tooShort, easyPassword: _easyPassword, ...specified } = problems;
  return hasServerExtensions() ? problems : specified;
}

interface Check<N extends string> {
  schema: v.GenericSchema;
  sent: unknown;
  enter: Values<N>;
}

/** The contract's issues by field. */
export function checkFields<N extends string>(
  { schema, sent, enter }: Check<N>,
  texts: AccountTexts,
): FieldErrors<N> {
  const issues = v.safeParse(schema, sent).issues ?? [];
  const problems = problemTexts(texts);
  const errors: Partial<Record<N, string>> = {};
  for (const name in enter) {
    const own = issues.filter((issue) => v.getDotPath(issue) === name);
    const found = own.map((issue) =>
      toProblemText(issue, { ...problems, required: () => enter[name] }, name),
    );
    const text = found.find((one) => one !== undefined);
    if (text !== undefined) errors[name] = text;
  }
  return errors;
}

/** The repeated new password. */
export function checkConfirmation(
  password: string,
  confirmation: string,
  texts: AccountTexts,
): string | undefined {
  if (confirmation === '') return texts.enter.confirmPassword;
  return password === confirmation ? undefined : texts.mismatch;
}

const SignInForm = v.object({
  ...Credentials.entries,
  email: v.pipe(Credentials.entries.email, v.check(isEmail, problem('notEmail'))),
});

/** §5 Login: both are required, and the e-mail is one. */
export function checkSignIn(values: Values<SignInName>, texts: AccountTexts): FieldErrors<SignInName> {
  const { email, password } = texts.enter;
  return checkFields({ schema: SignInForm, sent: toCredentials(values), enter: { email, password } }, texts);
}

/** §5 Register: all are required, the e-mail is one, the passwords match. */
export function checkRegister(values: Values<RegisterName>, texts: AccountTexts): FieldErrors<RegisterName> {
  const { firstName, lastName, email, phoneNumber, newPassword: password } = texts.enter;
  const enter = { firstName, lastName, email, phoneNumber, password };
  return {
    ...checkFields({ schema: Registration, sent: toRegistration(values), enter }, texts),
    confirmPassword: checkConfirmation(values.password, values.confirmPassword, texts),
  };
}

/** The body of a sign-in (§7). */
export function toCredentials(values: Values<SignInName>): Credentials {
  return { email: values.email.trim(), password: values.password };
}

/** The body of a registration (§7), the number in Latin digits. */
export function toRegistration(values: Values<RegisterName>): Registration {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phoneNumber: toLatinDigits(values.phoneNumber.trim()),
    password: values.password,
  };
}

export interface Failure {
  title: string;
  text?: string;
}

/** True when the request failed without an HTTP answer. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'timeout');
}

/** §8: the server's message, else ours; a refused sign-in has its own. */
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
