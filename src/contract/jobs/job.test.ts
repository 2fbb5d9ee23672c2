import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deadlineEndMs, toDeadlineState } from './job-dates.ts';
import { Job } from './job.ts';

const bare = { _id: 'j1', title: 'Accountant' };

describe('Job', () => {
  it('reads a job of two fields, with every other one plain and present', () => {
    const job = v.parse(Job, bare);
    expect(job).toMatchObject({
      description: '',
      company: { _id: '', name: '', logo: '', industry: '' },
      category: null,
      salary: { min: null, max: null, currency: '', type: '', bonus: null },
      location: { street: '', city: '', state: '', postalCode: '', country: '' },
      requiredSkills: [],
      tags: [],
      numberOfOpenings: null,
    });
  });

  it.each([
    bare,
    { ...bare, company: 'c1', category: 'k1', salary: { min: '5' }, experienceLevel: '1-2 years' },
  ])('reads what it has made as it is: %o', (given) => {
    const job = v.parse(Job, given);
    expect(v.parse(Job, structuredClone(job))).toEqual(job);
  });

  it('gives one shape for an id and for an object of company and category', () => {
    expect(v.parse(Job, { ...bare, company: 'c1', category: 'k1' })).toMatchObject({
      company: { _id: 'c1', name: '' },
      category: { _id: 'k1', name: '' },
    });
    const company = { _id: 'c1', name: 'Shop', logo: '/files/a.webp', industry: 'Retail' };
    const job = v.parse(Job, { ...bare, company, category: { _id: 'k1', name: 'Sales' } });
    expect(job.company).toEqual(company);
    expect(job.category).toEqual({ _id: 'k1', name: 'Sales' });
  });

  it('reads skills and benefits as text or as a list', () => {
    const job = v.parse(Job, {
      ...bare,
      requiredSkills: 'Excel, Tally , ,',
      benefits: [' Lunch ', '', null],
    });
    expect(job.requiredSkills).toEqual(['Excel', 'Tally']);
    expect(job.benefits).toEqual(['Lunch']);
  });

  it('takes null for missing, and numbers written as text', () => {
    const salary = { min: '20000', max: 30000, currency: null, type: null, bonus: 'none' };
    const job = v.parse(Job, { ...bare, salary, location: null, tags: null, numberOfOpenings: '3' });
    expect(job.salary).toEqual({ min: 20000, max: 30000, currency: '', type: '', bonus: null });
    expect(job.numberOfOpenings).toBe(3);
  });

  it('writes "1-2 years" as one value', () => {
    expect(v.parse(Job, { ...bare, experienceLevel: '1-2 years' }).experienceLevel).toBe('1-2years');
  });

  it.each([
    [{}],
    [{ _id: 'j1' }],
    [{ ...bare, _id: '' }],
    [{ ...bare, _id: {} }],
    [{ ...bare, title: 7 }],
    [null],
  ])('refuses %j', (value) => {
    expect(v.is(Job, value)).toBe(false);
  });

  it('reads its own output again as it is', () => {
    const once = v.parse(Job, { ...bare, company: 'c1', category: 'k1', benefits: 'a, b' });
    expect(v.parse(Job, once)).toEqual(once);
  });
});

const at = (iso: string) => Date.parse(iso);

describe('deadline', () => {
  const job = { applicationDeadline: '2026-11-25T00:00:00.000Z', status: 'open' };

  it('closes at the end of its day in Bangladesh', () => {
    expect(deadlineEndMs('2026-11-25T00:00:00.000Z')).toBe(at('2026-11-25T18:00:00.000Z') - 1);
    // 19:00 UTC is the next day in Dhaka.
    expect(deadlineEndMs('2026-11-25T19:00:00.000Z')).toBe(at('2026-11-26T18:00:00.000Z') - 1);
  });

  it.each([
    ['2026-11-25T17:59:00Z', { kind: 'today' }],
    ['2026-11-24T18:00:00Z', { kind: 'today' }],
    ['2026-11-24T17:00:00Z', { kind: 'soon', days: 1 }],
    ['2026-11-22T12:00:00Z', { kind: 'soon', days: 3 }],
    ['2026-11-01T12:00:00Z', { kind: 'later', days: 24 }],
    ['2026-11-25T18:00:00Z', { kind: 'expired' }],
  ])('seen at %s is %j', (now, state) => {
    expect(toDeadlineState(job, at(now))).toEqual(state);
  });

  it('knows jobs without a readable deadline, and jobs that were closed early', () => {
    expect(toDeadlineState({ applicationDeadline: 'soon', status: 'open' }, 0)).toEqual({ kind: 'none' });
    expect(toDeadlineState({ ...job, status: 'closed' }, 0)).toEqual({ kind: 'filled' });
  });
});
