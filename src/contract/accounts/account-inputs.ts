import * as v from 'valibot';
import { isCleanLine, isCleanText } from '../clean-text.ts';
import { ofOneAlphabet, required, typedLine, typedLineOrNumber } from '../typed-line.ts';
import { isPhoneNumber, NO_PHONE } from '../phone-number.ts';
import { authLimits, deviceHandlePattern, isEmail } from './auth.ts';
import { isPlainEmail } from './email-address.ts';
import { isHardToGuess } from './password-strength.ts';

const { emailChars, nameChars, passwordMax, passwordMin, phoneChars } = authLimits;

const name = (label: string) => v.pipe(typedLine(label, nameChars), required(label), ofOneAlphabet(label));

/** Trimmed only: invisible characters are refused, not removed. */
const emailLine = v.pipe(
  v.string('Email must be text.'),
  v.trim(),
  required('Email'),
  v.maxLength(emailChars, `Email must be at most ${emailChars} characters.`),
  v.check(isCleanLine, 'Email holds characters that cannot be used.'),
);

export const Email = v.pipe(
  emailLine,
  v.check(isEmail, 'Email must be a valid e-mail address.'),
  v.check(isPlainEmail, 'Email may hold letters from a to z, digits and common signs only.'),
);

const newPassword = (label: string) =>
  v.pipe(
    v.string(`${label} must be text.`),
    required(label),
    v.minLength(passwordMin, `${label} must be at least ${passwordMin} characters.`),
    v.maxLength(passwordMax, `${label} must be at most ${passwordMax} characters.`),
    v.check(isCleanText, `${label} holds characters that cannot be used.`),
    v.check(isHardToGuess, `${label} is too easy to guess. Please choose another one.`),
  );

/** Passwords may be older than the rules for new ones. */
const knownPassword = (label: string) =>
  v.pipe(
    v.string(`${label} must be text.`),
    required(label),
    v.maxLength(passwordMax * 5, `${label} is too long.`),
  );

const PhoneNumber = v.pipe(
  typedLineOrNumber('Mobile number', phoneChars),
  required('Mobile number'),
  v.check(isPhoneNumber, `Mobile number ${NO_PHONE}`),
);

/** A malformed handle counts as none. */
const Device = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.regex(deviceHandlePattern))), undefined),
);

const person = { firstName: name('First name'), lastName: name('Last name'), phoneNumber: PhoneNumber };
const currentPassword = knownPassword('Current password');

/** Body of `POST /auth/register` (§7). */
export const Registration = v.object({
  ...person,
  email: Email,
  password: newPassword('Password'),
  device: Device,
});
export type Registration = v.InferOutput<typeof Registration>;

/** Body of `POST /auth/login` (§7). Old accounts may have addresses of any form. */
export const Credentials = v.object({
  email: emailLine,
  password: knownPassword('Password'),
  device: Device,
});
export type Credentials = v.InferOutput<typeof Credentials>;

export const ProfileChange = v.object({ ...person, currentPassword });
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

export const PasswordChange = v.object({ currentPassword, newPassword: newPassword('New password') });
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

/** Body of `POST /auth/forgot-password`. */
export const PasswordRequest = v.object({ email: emailLine });

const linkToken = v.pipe(
  v.string('token must be text.'),
  v.regex(/^[\w-]{43}$/, 'The link is not complete.'),
);

/** Body of `POST /auth/reset-password`. */
export const PasswordReset = v.object({
  token: linkToken,
  newPassword: newPassword('New password'),
  device: Device,
});
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

/** Body of `POST /auth/change-address`. */
export const AddressChange = v.object({ email: Email, currentPassword });
export type AddressChange = v.InferOutput<typeof AddressChange>;

/** Body of `POST /auth/verify-address`. */
export const AddressVerification = v.object({ token: linkToken });

/** Body of `POST /auth/confirm-address-change`. */
export const AddressConfirmation = v.object({ token: linkToken, device: Device });

export const AccountDeletion = v.object({ currentPassword });
