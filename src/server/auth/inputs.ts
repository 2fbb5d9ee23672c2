import * as v from 'valibot';
import { authLimits, isEmail } from '#contract/auth.ts';
import { hasVisibleText, isCleanLine, isCleanText } from '#contract/clean-text.ts';

/** A line of text that a person typed. Every message names its field, as people read it. */
const line = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} must be text.`),
    v.trim(),
    v.nonEmpty(`${label} is required.`),
    v.maxLength(max, `${label} must be at most ${max} characters.`),
    v.check(isCleanLine, `${label} holds characters that cannot be used.`),
    v.check(hasVisibleText, `${label} is required.`),
  );

const Email = v.pipe(
  line('Email', authLimits.emailChars),
  v.check(isEmail, 'Email must be a valid e-mail address.'),
);

const { passwordMin, passwordMax } = authLimits;
const Password = v.pipe(
  v.string('Password must be text.'),
  v.nonEmpty('Password is required.'),
  v.minLength(passwordMin, `Password must be at least ${passwordMin} characters.`),
  v.maxLength(passwordMax, `Password must be at most ${passwordMax} characters.`),
  v.check(isCleanText, 'Password holds characters that cannot be used.'),
);

/** Some clients send digits as a number. */
const PhoneNumber = v.pipe(
  v.union([v.string(), v.number()], 'Mobile number must be text.'),
  v.transform(String),
  line('Mobile number', authLimits.phoneChars),
  v.regex(/^\+?[\p{Nd}\s().-]+$/u, 'Mobile number must hold digits only.'),
);

/** Body of `POST /auth/register` (§7). */
export const RegistrationBody = v.object({
  firstName: line('First name', authLimits.nameChars),
  lastName: line('Last name', authLimits.nameChars),
  email: Email,
  phoneNumber: PhoneNumber,
  password: Password,
});

/** Body of `POST /auth/login` (§7). Nothing is said about what a password must look like. */
export const CredentialsBody = v.object({
  email: line('Email', authLimits.emailChars),
  password: v.pipe(
    v.string('Password must be text.'),
    v.nonEmpty('Password is required.'),
    v.maxLength(passwordMax * 5, 'Password is too long.'),
  ),
});
