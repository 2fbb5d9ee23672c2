import * as v from 'valibot';
import { User } from './auth.ts';

/** Signing in restores an account that waits for deletion, for this long. */
export const ACCOUNT_RESTORE_DAYS = 30;

/** The name under which an export is saved. */
export const EXPORT_FILE_NAME = 'kaj-my-data.json';

/** Body of `POST /auth/change-password`. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Body of `PUT /auth/profile`. */
export interface ProfileChange {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  currentPassword: string;
}

/** The whole answer of `POST /auth/change-password`. With a token, that one goes in the place of the present one. */
export const PasswordChanged = v.object({ token: v.optional(v.string()) });

/** `data` of `POST /auth/delete-account`: the moment, ISO text, after which the account cannot be restored. */
export const DeletionData = v.object({ deleteAfter: v.string() });

const Row = v.record(v.string(), v.unknown());

/** The whole answer of `GET /auth/export`, which has no envelope: it is a file to save. Times are ISO text. */
export const AccountExport = v.object({
  exportedAt: v.string(),
  user: v.object({ ...User.entries, role: v.string(), registeredAt: v.string() }),
  companies: v.array(Row),
  jobs: v.array(Row),
  sessions: v.array(
    v.object({ createdAt: v.string(), expiresAt: v.string(), revokedAt: v.nullable(v.string()) }),
  ),
  /** What was written down about the account, its companies and its jobs, the latest first. */
  history: v.array(Row),
});
export type AccountExport = v.InferOutput<typeof AccountExport>;
