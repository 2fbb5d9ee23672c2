import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OwnCompany } from '#contract/companies/company.ts';
import { noCounts, type FigureCounts } from '#contract/figures/figures.ts';
import { OwnJob } from '#contract/jobs/job.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { markMessages, ownCompaniesMessages, postedJobsMessages } from './messages.ts';
import {
  findNeighbour,
  toCompanyMarks,
  toDeleteFailure,
  toJobMarks,
  withoutOwnRow,
  withRowAt,
} from './list-rules.ts';

const words = markMessages;
const rows = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id).join('');

describe('rows that leave and come back', () => {
  it('come back where they were', () => {
    for (const [index, row] of rows.entries()) {
      expect(ids(withRowAt(withoutOwnRow(rows, row._id), row, index))).toBe('abc');
    }
  });

  it('stay where they are in a list that still has them, wherever they seemed to be', () => {
    expect(ids(withRowAt(rows, { _id: 'b' }, 0))).toBe('abc');
  });

  it('stand at the end of a list that has become shorter', () => {
    expect(ids(withRowAt([{ _id: 'a' }], { _id: 'c' }, 2))).toBe('ac');
  });

  it('hand the focus to the next row, the last one to the one before, the only one to none', () => {
    expect(findNeighbour(rows, 'a')).toBe('b');
    expect(findNeighbour(rows, 'c')).toBe('b');
    expect(findNeighbour([{ _id: 'a' }], 'a')).toBeUndefined();
  });
});

describe('what became of a job', () => {
  const now = Date.parse('2026-11-20T06:00:00Z');
  const marksOf = (fields: object, counts?: Partial<FigureCounts>) =>
    toJobMarks(
      v.parse(OwnJob, { _id: 'a', title: 'Cook', ...fields }),
      { now, figures: counts && { ...noCounts, ...counts } },
      words,
    ).map(({ text }) => text);

  it('says that an open and approved job is live, and until when; nothing without the server’s support', () => {
    const open = { approval: 'approved', applicationDeadline: '2026-11-21T00:00:00Z' };
    expect(marksOf(open)).toEqual(['Live · closes 21 Nov']);
    expect(marksOf({ approval: 'approved' })).toEqual(['Live']);
    expect(marksOf({})).toEqual([]);
  });

  it('says how often a live job was viewed and saved, and never 0 before the first figures are due', () => {
    const open = { approval: 'approved', postedAt: '2026-11-18T00:00:00Z' };
    expect(marksOf(open, { view: 14, save: 3 })).toEqual(['Live · 14 views · 3 saves']);
    expect(marksOf(open, { view: 1 })).toEqual(['Live · 1 view']);
    expect(marksOf(open, {})).toEqual(['Live · no views yet']);
    const fresh = { ...open, postedAt: '2026-11-20T05:00:00Z' };
    expect(marksOf(fresh, {})).toEqual(['Live']);
    expect(marksOf(fresh, { view: 2 })).toEqual(['Live · 2 views']);
    expect(marksOf({ ...open, status: 'closed' }, { view: 14 })).toEqual(['Filled']);
  });

  it('says that it waits, or why it was rejected', () => {
    expect(marksOf({ approval: 'pending' })).toEqual(['Waiting for approval']);
    expect(marksOf({ approval: 'rejected', approvalReason: 'Too short.' })).toEqual(['Rejected: Too short.']);
    expect(marksOf({ approval: 'rejected' })).toEqual(['Rejected']);
  });

  it('says that its company keeps it from the public', () => {
    const approved = { approval: 'approved', companyApproval: 'pending' };
    expect(marksOf(approved)).toEqual(['Waiting for its company to be approved']);
    expect(marksOf({ ...approved, approval: 'pending' })).toEqual(['Waiting for approval']);
  });

  it('says that it is filled or closed, also while it waits', () => {
    expect(marksOf({ status: 'closed' })).toEqual(['Filled']);
    const over = { approval: 'pending', applicationDeadline: '2026-11-18T00:00:00Z' };
    expect(marksOf(over)).toEqual(['Waiting for approval', 'Closed']);
  });
});

const marksOfCompany = (fields: object) =>
  toCompanyMarks(v.parse(OwnCompany, { _id: 'a', name: 'Padma', ...fields }), words).map(({ text }) => text);

describe('what became of a company', () => {
  it('names the contact that waits, or why it was rejected', () => {
    expect(marksOfCompany({ approval: 'approved', publicContact: { email: 'a@b.co', website: '' } })).toEqual(
      ['Waiting for approval: Website, Email'],
    );
    expect(marksOfCompany({ approval: 'approved', contactReason: 'Not yours.' })).toEqual([
      'New contact rejected: Not yours.',
    ]);
    expect(marksOfCompany({ approval: 'pending', contactReason: 'Not yours.' })).toEqual([
      'Waiting for approval',
    ]);
    expect(marksOfCompany({})).toEqual([]);
  });
});

describe('the words of a delete that did not happen', () => {
  const texts = postedJobsMessages.deleting;

  it('are the specified ones when the server refuses', () => {
    const refused = new ApiError('refused', 'x', { serverMessage: 'In use.' });
    const expected = { line: null, title: 'Error!', text: 'Failed to delete the job. In use.' };
    expect(toDeleteFailure(refused, texts)).toEqual(expected);
    const silent = new ApiError('http', 'Status 500', { status: 500 });
    expect(toDeleteFailure(silent, texts).text).toBe(
      'Failed to delete the job. The server has a problem (500).',
    );
  });

  it('are a line and an alert when no answer came', () => {
    expect(toDeleteFailure(new ApiError('unreachable', 'No network'), texts)).toEqual({
      line: 'Failed to delete the job: Could not connect. Check your internet.',
      title: 'Error!',
      text: 'Something went wrong while deleting the job.',
    });
  });

  it('name an ended session, in the server’s words', () => {
    const ended = new ApiError('http', 'Status 401', { status: 401, serverMessage: 'Sign in first.' });
    expect(toDeleteFailure(ended, texts)).toEqual({
      line: 'Authentication token not found.',
      title: 'Error!',
      text: 'Failed to delete the job. Sign in first.',
    });
  });

  it('are those of the companies list for a company', () => {
    const cut = toDeleteFailure(new ApiError('timeout', 'Too late'), ownCompaniesMessages.deleting);
    expect(cut).toEqual({
      line: 'Failed to delete the company',
      title: 'Failed to delete the company',
      text: 'Something went wrong while deleting the company.',
    });
  });
});
