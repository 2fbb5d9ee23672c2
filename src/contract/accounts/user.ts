import * as v from 'valibot';
import { LooseId, OptionalText } from '../fields.ts';

export const User = v.object({
  _id: LooseId,
  firstName: OptionalText,
  lastName: OptionalText,
  email: OptionalText,
  phoneNumber: OptionalText,
});
export type User = v.InferOutput<typeof User>;

/** `data` of `GET /auth/profile`. */
export const ProfileData = v.object({ user: User });
