import { namesOf } from '../rows.ts';

interface Row {
  /** Which accounts it is offered for. */
  offeredFor: 'all' | 'living' | 'deleted';
  /** Its confirmation is shown in red. */
  isDangerous?: boolean;
}

const rows = {
  'reset-password': { offeredFor: 'living' },
  'revoke-sessions': { offeredFor: 'all' },
  restore: { offeredFor: 'deleted' },
  delete: { offeredFor: 'living', isDangerous: true },
} satisfies Record<string, Row>;

/**
 * Administrators' actions on an account, by path segment, in the order of the screen. The server's part is in
 * `server/admin/account-actions.ts`, the texts of the screen in `features/admin/account-messages`.
 */
export type AccountAction = keyof typeof rows;
export const accountActions: Readonly<Record<AccountAction, Row>> = rows;
export const accountActionNames = namesOf(accountActions);
