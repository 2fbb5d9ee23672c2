import { namesOf } from '../rows.ts';

interface Row {
  /** Which accounts it is offered for. */
  offeredFor: 'all' | 'living' | 'deleted';
  /** What it removes is asked about in red. */
  isDangerous?: boolean;
  /** The answer has a new password, so it is stored nowhere, not even to repeat it. */
  givesPassword?: boolean;
}

const rows = {
  'reset-password': { offeredFor: 'all', givesPassword: true },
  'revoke-sessions': { offeredFor: 'all' },
  restore: { offeredFor: 'deleted' },
  delete: { offeredFor: 'living', isDangerous: true },
} satisfies Record<string, Row>;

/**
 * What administrators do with an account, by its path, in the order of the screen. What the server does is in
 * `server/admin/account-actions.ts`, the words of the screen in `features/admin/account-messages`.
 */
export type AccountAction = keyof typeof rows;
export const accountActions: Readonly<Record<AccountAction, Row>> = rows;
export const accountActionNames = namesOf(accountActions);
