import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OwnJob } from '#contract/jobs/job.ts';
import { hasBoth, toEditValues, toUpdateRequest } from './job-requests.ts';

const job = v.parse(OwnJob, {
  _id: 'j1',
  title: 'Line cook',
  company: { _id: 'c1', name: 'Padma Kitchen' },
  category: { _id: 'k1', name: 'Food' },
  location: { city: 'Dhaka', country: 'Bangladesh' },
  salary: { min: 20_000, max: 30_000, currency: '', type: '' },
  requiredSkills: ['HTML, CSS', 'Go'],
  benefits: 'Meals, Bus',
  applicationDeadline: '2026-12-30T20:15:00.000Z',
  jobType: 'on-site',
  workMode: 'full-time',
  experienceLevel: '1-2 years',
  numberOfOpenings: 2,
});

describe('the job modal', () => {
  it('shows a job as texts, INR and monthly where it names none', () => {
    expect(toEditValues(job)).toMatchObject({
      company: 'c1',
      category: 'k1',
      currency: 'INR',
      salaryType: 'monthly',
      minSalary: '20000',
      bonus: '',
      street: '',
      experienceLevel: '1-2years',
      deadline: '2026-12-31',
      requiredSkills: 'HTML, CSS, Go',
      benefits: 'Meals, Bus',
      tags: '',
    });
  });

  it('sends the ways to apply once one of their texts is changed', () => {
    const call = { kind: 'call', phone: '01712-345678', whatsApp: false } as const;
    const called = { ...job, applyWays: [{ kind: 'inbox' } as const, call] };
    const values = toEditValues(called);
    expect(toUpdateRequest(values, called)).not.toHaveProperty('applyWays');
    expect(toUpdateRequest({ ...values, callWhatsApp: 'yes' }, called)).toMatchObject({
      applyWays: [{ kind: 'inbox' }, { ...call, whatsApp: true }],
    });
  });

  it('sends back as it was what it does not show and what was not touched', () => {
    const request = toUpdateRequest(toEditValues(job), job);
    expect(request).toMatchObject({
      status: 'open',
      workMode: 'full-time',
      jobType: 'on-site',
      requiredSkills: ['HTML, CSS', 'Go'],
      applicationDeadline: '2026-12-30T20:15:00.000Z',
      salary: { min: 20_000, max: 30_000, bonus: 0 },
    });
    const before = { ...job, workMode: '' };
    expect(toUpdateRequest(toEditValues(before), before)).not.toHaveProperty('workMode');
    expect(toUpdateRequest({ ...toEditValues(before), workMode: 'contract' }, before).workMode).toBe(
      'contract',
    );
  });

  it('converts what was typed', () => {
    const values = {
      ...toEditValues(job),
      minSalary: '২৫,০০০',
      openings: '৫',
      deadline: '2027-01-15',
      requiredSkills: ' Go ,, Rust',
      tags: 'night, shift',
    };
    expect(toUpdateRequest(values, job)).toMatchObject({
      salary: { min: 25_000 },
      numberOfOpenings: 5,
      applicationDeadline: '2027-01-15T00:00:00.000Z',
      requiredSkills: ['Go', 'Rust'],
      tags: ['night', 'shift'],
    });
  });

  it('needs company and category', () => {
    expect(hasBoth(toEditValues(job))).toBe(true);
    expect(hasBoth({ ...toEditValues(job), category: '' })).toBe(false);
    expect(hasBoth({ ...toEditValues(job), company: '' })).toBe(false);
  });
});
