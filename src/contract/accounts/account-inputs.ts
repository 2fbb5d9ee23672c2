import * as v from 'valibot';
import { isCleanText } from '../clean-text.ts';
import { problem } from '../field-problem.ts';
import { ofOneAlphabet, required, typedLine, typedLineOrNumber } from '../typed-line.ts';
import { isPhoneNumber } from '../phone-number.ts';
import { authLimits, deviceHandlePattern } from './auth.ts';
import { Email, emailLine } from './email.ts';
import { isHardToGuess } from './password-strength.ts';

const { nameChars, passwordMax, passwordMin, phoneChars } = authLimits;

const name = v.pipe(typedLine(nameChars), required, ofOneAlphabet);

const newPassword = v.pipe(
  v.string(problem('notText')),
  required,
  v.minLength(passwordMin),
  v.maxLength(passwordMax),
  v.check(isCleanText, problem('unusable')),
  v.check(isHardToGuess, problem('easyPassword')),
);

/** Passwords may be older than the rules for new ones. */
const knownPassword = v.pipe(
  v.string(problem('notText')),
  required,
  v.maxLength(passwordMax * 5, problem('oversized')),
);

const PhoneNumber = v.pipe(
  typedLineOrNumber(phoneChars),
  required,
  v.check(isPhoneNumber, problem('notPhone')),
);

/** A malformed handle is ignored. */
const Device = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.regex(deviceHandlePattern))), undefined),
);

const person = { firstName: name, lastName: name, phoneNumber: PhoneNumber };

/** Body of `POST /auth/register` (§7). */
export const Registration = v.object({
  ...person,
  email: Email,
  password: newPassword,
  device: Device,
});
export type Registration = v.InferOutput<typeof Registration>;

/** Body of `POST /auth/login` (§7). Old accounts may have addresses of any form. */
export const Credentials = v.object({
  email: emailLine,
  password: knownPassword,
  device: Device,
});
export type Credentials = v.InferOutput<typeof Credentials>;

export const ProfileChange = v.object({ ...person, currentPassword: knownPassword });
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

export const PasswordChange = v.object({ currentPassword: knownPassword, newPassword });
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

/** Body of `POST /auth/forgot-password`. */
export const PasswordRequest = v.object({ email: emailLine });

const linkToken = v.pipe(v.string(problem('notText')), v.regex(/^[\w-]{43}$/, problem('incompleteLink')));

/** Body of `POST /auth/reset-password`. */
export const PasswordReset = v.object({
  token: linkToken,
  newPassword,
  device: Device,
});
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

/** Body of `POST /auth/change-address`. */
export const AddressChange = v.object({ email: Email, currentPassword: knownPassword });
export type AddressChange = v.InferOutput<typeof AddressChange>;

/** Body of `POST /auth/verify-address`. */
export const AddressVerification = v.object({ token: linkToken });

/** Body of `POST /auth/confirm-address-change`. */
export const AddressConfirmation = v.object({ token: linkToken, device: Device });

export const AccountDeletion = v.object({ currentPassword: knownPassword });
