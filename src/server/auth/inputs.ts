import * as v from 'valibot';
import { authLimits, deviceHandlePattern, isEmail } from '#contract/accounts/auth.ts';
import { isCleanLine, isCleanText, mixesAlphabets, toCleanLine } from '#contract/clean-text.ts';
import { isPlainEmail } from '#contract/accounts/email-address.ts';

/** A line of text that a person typed. Every message names its field, as people read it. */
const line = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.check((text) => isCleanLine(text.trim()), `${label} holds characters that cannot be used.`),
    v.transform(toCleanLine),
    v.nonEmpty(`${label} is required.`),
    v.maxLength(max, `${label} must be at most ${max} characters.`),
  );

const name = (label: string) =>
  v.pipe(
    line(label, authLimits.nameChars),
    v.check((text) => !mixesAlphabets(text), `${label} mixes letters of different alphabets in one word.`),
  );

/** As it was typed, but for spaces around it: what cannot be seen is refused, not removed. */
const emailLine = v.pipe(
  v.string('Email must be text.'),
  v.trim(),
  v.nonEmpty('Email is required.'),
  v.maxLength(authLimits.emailChars, `Email must be at most ${authLimits.emailChars} characters.`),
  v.check(isCleanLine, 'Email holds characters that cannot be used.'),
);

const Email = v.pipe(
  emailLine,
  v.check(isEmail, 'Email must be a valid e-mail address.'),
  v.check(isPlainEmail, 'Email may hold letters from a to z, digits and common signs only.'),
);

const { passwordMin, passwordMax } = authLimits;
const newPassword = (label: string) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.nonEmpty(`${label} is required.`),
    v.minLength(passwordMin, `${label} must be at least ${passwordMin} characters.`),
    v.maxLength(passwordMax, `${label} must be at most ${passwordMax} characters.`),
    v.check(isCleanText, `${label} holds characters that cannot be used.`),
  );

/** Nothing is said about what a password must look like. */
const knownPassword = (label: string) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.nonEmpty(`${label} is required.`),
    v.maxLength(passwordMax * 5, `${label} is too long.`),
  );

/** Some clients send digits as a number. */
const PhoneNumber = v.pipe(
  v.union([v.string(), v.number()], 'Mobile number must be text.'),
  v.transform(String),
  line('Mobile number', authLimits.phoneChars),
  v.regex(/^\+?[\p{Nd}\s().-]+$/u, 'Mobile number must hold digits only.'),
);

/** Anything that is not a handle of ours counts as none. */
const Device = v.optional(
  v.fallback(v.optional(v.pipe(v.string(), v.regex(deviceHandlePattern))), undefined),
);

const person = { firstName: name('First name'), lastName: name('Last name'), phoneNumber: PhoneNumber };
const currentPassword = knownPassword('Current password');

/** Body of `POST /auth/register` (§7). */
export const RegistrationBody = v.object({
  ...person,
  email: Email,
  password: newPassword('Password'),
  device: Device,
});

/** Body of `POST /auth/login` (§7). Accounts older than today's rules have addresses of any form. */
export const CredentialsBody = v.object({
  email: emailLine,
  password: knownPassword('Password'),
  device: Device,
});

/** Body of `PUT /auth/profile`. */
export const ProfileBody = v.object({ ...person, currentPassword });

/** Body of `POST /auth/change-password`. */
export const PasswordBody = v.object({ currentPassword, newPassword: newPassword('New password') });

/** Body of `POST /auth/delete-account`. */
export const DeletionBody = v.object({ currentPassword });
