import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OwnCompany } from '#contract/companies/company.ts';
import { noCounts, type FigureCounts } from '#contract/figures/figures.ts';
import { OwnJob } from '#contract/jobs/job.ts';
import { markMessages } from './messages.ts';
import { toCompanyMarks, toJobMarks } from './row-marks.ts';

const words = markMessages;

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
