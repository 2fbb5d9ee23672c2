import * as v from 'valibot';
import { Id, OptionalLooseText, OptionalText } from './fields.ts';

export const User = v.object({
  _id: Id,
  firstName: OptionalText,
  lastName: OptionalText,
  email: OptionalText,
  phoneNumber: OptionalLooseText,
});
export type User = v.InferOutput<typeof User>;

/** `data` of `GET /auth/profile`. */
export const ProfileData = v.object({ user: User });
