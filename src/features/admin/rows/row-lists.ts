import type { Kind, AdminRow, AdminRows } from '#api/admin.ts';
import type { ApprovalFilter } from '#contract/accounts/admin.ts';
import { adminMessages } from '../messages.ts';

export const rowKeyOf = ({ kind, _id }: Pick<AdminRow, 'kind' | '_id'>): string => `${kind}:${_id}`;

/** A row's name for messages and accessible labels. */
export const toLabel = (row: AdminRow): string =>
  row.kind === 'job' ? [row.title, row.company.name].filter(Boolean).join(' · ') : row.name;

export const hasChanges = ({ changes }: Pick<AdminRow, 'changes'>): boolean =>
  Object.keys(changes).length > 0;

/** The name of a row's state. */
export function toState(row: AdminRow): string {
  const { states, changedState } = adminMessages;
  return row.approval === 'approved' && hasChanges(row) ? changedState : states[row.approval];
}

/** False for an approved row without changes. */
export const canApprove = (row: AdminRow): boolean => row.approval !== 'approved' || hasChanges(row);

const belongs = (row: AdminRow, filter: ApprovalFilter): boolean =>
  filter === 'changed' ? row.approval === 'approved' && hasChanges(row) : row.approval === filter;

/** A cached list's name: its query key without the prefix that all lists share. */
export type ListName = readonly unknown[];

const isFilter = (name: unknown): name is ApprovalFilter =>
  name === 'pending' || name === 'changed' || name === 'approved' || name === 'rejected';

const replace = (list: AdminRows, row: AdminRow): AdminRows => ({
  ...list,
  rows: list.rows.map((other) => (rowKeyOf(other) === rowKeyOf(row) ? row : other)),
});

/** The list without a row. */
export const withoutRow = <L extends AdminRows>(list: L, row: AdminRow): L => ({
  ...list,
  rows: list.rows.filter((other) => rowKeyOf(other) !== rowKeyOf(row)),
  total: Math.max(0, list.total - 1),
});

/** The list with a decided company's approval copied to its jobs. */
function withCompany<L extends AdminRows>(list: L, { kind, _id, approval }: AdminRow): L {
  const isOf = (other: AdminRow) => kind === 'company' && other.kind === 'job' && other.company._id === _id;
  if (!list.rows.some(isOf)) return list;
  return {
    ...list,
    rows: list.rows.map((other) => (isOf(other) ? { ...other, companyApproval: approval } : other)),
  };
}

/** The list after a decision, without the row where its filter no longer matches. */
export function afterDecision<L extends AdminRows>(before: L, [kind, filter]: ListName, row: AdminRow): L {
  const list = withCompany(before, row);
  const isHere = list.rows.some((other) => rowKeyOf(other) === rowKeyOf(row));
  if (!isHere) return list;
  const isAnyState = kind === 'search' || kind === 'reports';
  if (isAnyState || (isFilter(filter) && belongs(row, filter))) return { ...list, ...replace(list, row) };
  return withoutRow(list, row);
}

/** The list after another moderator changed a row: shows the row's current state until the list is refetched. */
export const afterConflict = <L extends AdminRows>(list: L, row: AdminRow): L => ({
  ...list,
  ...replace(list, row),
});

/** The lists to decide on: companies first, as a pending company's jobs cannot be public. */
export const waitingLists: readonly { kind: Kind; approval: ApprovalFilter }[] = [
  { kind: 'company', approval: 'pending' },
  { kind: 'job', approval: 'pending' },
  { kind: 'company', approval: 'changed' },
  { kind: 'job', approval: 'changed' },
];
