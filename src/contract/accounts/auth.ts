import * as v from 'valibot';
import { LooseId, OptionalText } from '../fields.ts';

export const User = v.object({
  _id: LooseId,
  firstName: OptionalText,
  lastName: OptionalText,
  email: OptionalText,
  phoneNumber: OptionalText,
  /** Extension: false until the owner opened the link of a mail. */
  isEmailVerified: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  /** Extension: only for administrators. */
  role: v.optional(v.fallback(v.optional(v.literal('admin')), undefined)),
});
export type User = v.InferOutput<typeof User>;

export const ProfileData = v.object({ user: User });

/** Of links that prove who owns the account: the handle of a device that signs in (see {@link Session}). */
const device = v.optional(v.string());
export const ResetData = v.object({ device });
export const AddressChangeData = v.object({ user: v.optional(User), device });

const Token = v.pipe(v.string(), v.minLength(1));

export const Session = v.object({
  user: User,
  token: Token,
  /** Extension: a random handle that this device sends with its next sign-in. */
  device,
  /** Extension: signing in has restored a deleted account. */
  restored: v.optional(v.boolean()),
});
export type Session = v.InferOutput<typeof Session>;

/** `POST /auth/register`: user and token at the top level (§7), or in `data` as some servers send them. */
export const RegisterAnswer = v.union([
  Session,
  v.pipe(
    v.object({ data: Session }),
    v.transform((body) => body.data),
  ),
]);

export const authLimits = {
  emailChars: 254,
  nameChars: 80,
  passwordMin: 8,
  passwordMax: 200,
  phoneChars: 32,
} as const;

const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** True for something@something.something without spaces (§5). */
export function isEmail(text: string): boolean {
  return text.length <= authLimits.emailChars && emailPattern.test(text);
}

export const deviceHandlePattern = /^[\w-]{43}$/;
