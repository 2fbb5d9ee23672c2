import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { AdminRow } from '#api/admin.ts';
import { AdminCompany, AdminJob } from '#contract/accounts/admin.ts';
import { afterConflict, afterDecision, withoutRow } from './row-lists.ts';

const owner = { _id: 'o', firstName: '', lastName: '', email: '', phoneNumber: '' };
const toRow = (id: string, changes: Partial<AdminRow> = {}): AdminRow => ({
  kind: 'job',
  ...v.parse(AdminJob, { _id: id, title: id, owner, createdAt: '', updatedAt: '', changes: {}, ...changes }),
});

const list = { rows: [toRow('a'), toRow('b')], total: 12 };
const idsOf = ({ rows }: typeof list) => rows.map(({ _id }) => _id);

const ofCompany = (id: string) => ({ company: { _id: id, name: '', logo: '', industry: '' } });

describe('after a decision', () => {
  test('what waited leaves its list', () => {
    const after = afterDecision(list, ['job', 'pending', 20], toRow('a', { approval: 'approved' }));
    expect([idsOf(after), after.total]).toEqual([['b'], 11]);
  });

  test('an approved row whose other changes are still new stays among the changed', () => {
    const row = toRow('a', { approval: 'approved', changes: { email: ['x', 'y'] } });
    const after = afterDecision(list, ['job', 'changed', 20], row);
    expect([after.rows[0], after.total]).toEqual([row, 12]);
    expect(idsOf(afterDecision(list, ['job', 'changed', 20], { ...row, changes: {} }))).toEqual(['b']);
  });

  test('what was searched for stays, as it is now', () => {
    const row = toRow('b', { approval: 'rejected' });
    expect(afterDecision(list, ['search', 'b'], row).rows).toEqual([list.rows[0], row]);
  });

  test('a reported job stays: its reports are still open', () => {
    const row = toRow('a', { approval: 'rejected' });
    const after = afterDecision(list, ['reports', 20], row);
    expect([after.rows[0], after.total]).toEqual([row, 12]);
  });

  test('the jobs of a company know that it is no longer waiting', () => {
    const waiting = { companyApproval: 'pending' as const };
    const jobs = {
      rows: [toRow('a', { ...ofCompany('c1'), ...waiting }), toRow('b', { ...ofCompany('c2'), ...waiting })],
      total: 2,
    };
    const company: AdminRow = {
      kind: 'company',
      ...v.parse(AdminCompany, { _id: 'c1', name: 'c1', owner, createdAt: '', updatedAt: '', changes: {} }),
      approval: 'approved',
    };
    const after = afterDecision(jobs, ['job', 'pending', 20], company);
    const states = after.rows.map((row) => row.kind === 'job' && row.companyApproval);
    expect(states).toEqual(['approved', 'pending']);
  });

  test('other lists are left as they are', () => {
    expect(afterDecision(list, ['company', 'pending', 20], toRow('c'))).toBe(list);
  });
});

test('a row that somebody else decided on stays in sight', () => {
  const row = toRow('a', { approval: 'rejected', approvalReason: 'No pay.' });
  expect(afterConflict(list, row)).toEqual({ rows: [row, list.rows[1]], total: 12 });
});

test('a job whose reports are handled leaves the list, and the number of a list that did not show it', () => {
  expect(withoutRow(list, toRow('a'))).toEqual({ rows: [list.rows[1]], total: 11 });
  expect(withoutRow({ rows: [], total: 0 }, toRow('a')).total).toBe(0);
  expect(withoutRow(list, toRow('c')).total).toBe(11);
});
