import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { jobMessages } from '#presenters/messages.ts';
import { toShareContent } from './share-content.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://kaj.example' }));
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-01T00:00:00Z');
const share = (given: object, company?: Company) => {
  const job = v.parse(Job, { _id: 'j/1', title: 'Nurse', ...given });
  return toShareContent({ job, company, now }, { texts: jobMessages.en, locale: 'en' });
};

const full = {
  company: { _id: 'c', name: 'Square' },
  location: { city: 'Dhaka', country: 'Bangladesh' },
  salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly' },
  applicationDeadline: '2026-11-30',
};

test('a job is shared as its card shows it, with a date that stays true', () => {
  expect(share(full)).toEqual({
    title: 'Nurse',
    text: 'Nurse\nSquare · Dhaka, Bangladesh\n৳20,000 – 30,000 a month\nDeadline: 30 Nov 2026',
    url: 'https://kaj.example/jobDetailsPage?id=j%2F1',
  });
});

test('what is not stated is left out', () => {
  expect(share({}).text).toBe('Nurse');
  expect(share({ location: { city: 'Sylhet' } }).text).toBe('Nurse\nSylhet');
});

test('a closed job says so', () => {
  expect(share({ ...full, status: 'closed' }).text).toMatch(/\nClosed$/);
});

test('a company that the job names by its id alone has the name of its own page', () => {
  const company = v.parse(Company, { _id: 'c', name: 'মেঘনা ফুডস' });
  expect(share({ ...full, company: 'c' }, company).text).toContain('মেঘনা ফুডস · Dhaka');
});
