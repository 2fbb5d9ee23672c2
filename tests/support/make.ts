import * as v from 'valibot';
import type { InboxApplication, OpenedApplication, Receipt } from '#contract/applications/application.ts';
import { Company } from '#contract/companies/company.ts';
import { APPLICATION_VERSION, SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import { Job } from '#contract/jobs/job.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { DAY_MS } from '#contract/limits.ts';
import { StoredApplication } from '#device/application.ts';
import { SavedJob } from '#device/saved-jobs/saved-job.ts';

/** Rows and records of tests: the defaults of their schemas and a few usual values, but for what is changed. */

export const makeJob = (changes: object = {}): Job => v.parse(Job, { _id: 'j', title: 'Nurse', ...changes });

export const makeCompany = (changes: object = {}): Company =>
  v.parse(Company, { _id: 'c', name: 'Padma Care', ...changes });

type SavedJobChanges = Partial<Omit<SavedJob, 'job'>> & { job?: object };

/** A saved job that is stored in full, without a company. */
export const makeSavedJob = ({ job = {}, ...changes }: SavedJobChanges = {}): SavedJob =>
  v.parse(SavedJob, {
    version: SAVED_JOB_VERSION,
    job: makeJob(job),
    company: null,
    savedAt: 1,
    copiedAt: 1,
    isFull: true,
    stageAt: 1,
    checkedAt: 1,
    ...changes,
  });

/** A picture as the device stores it. */
export const storedImage = { type: 'image/webp', size: 1, bytes: new ArrayBuffer(1) };

const sentAt = '2026-11-26T08:05:00.000Z';

/** An application as its sender sees it. */
export const makeReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: 'a',
  receipt: '7K3M-Q9XD',
  jobId: 'j',
  jobTitle: 'Welder',
  companyName: 'Padma',
  sentAt,
  state: 'new',
  stateAt: sentAt,
  canWithdraw: true,
  ...changes,
});

const person = { name: 'Rina Akter', phone: '01712345678', email: 'rina@example.com' };

/** An application in an employer's list. */
export const makeInboxRow = (changes: Partial<InboxApplication> = {}): InboxApplication => ({
  id: 'a',
  receipt: '7K3M-Q9XD',
  jobId: 'j',
  sentAt,
  state: 'new',
  stateAt: sentAt,
  version: 1,
  toldState: 'new',
  ...person,
  ...changes,
});

/** An application as its employer opens it. */
export const makeOpened = (changes: Partial<OpenedApplication> = {}): OpenedApplication => ({
  ...makeInboxRow(),
  note: '',
  answers: [],
  cv: null,
  employerNote: '',
  events: [],
  ...changes,
});

/** An application on the device, which waits. */
export const makeApplication = (changes: object = {}): StoredApplication =>
  v.parse(StoredApplication, {
    version: APPLICATION_VERSION,
    key: '0'.repeat(32),
    jobId: 'j',
    jobTitle: 'Welder',
    companyName: 'Padma',
    userId: 'u1',
    ...person,
    cvId: 'cv-1',
    cvName: 'Rina.pdf',
    cvType: 'pdf',
    cvSize: 5,
    cv: null,
    writtenAt: 1,
    step: 'waiting',
    ...changes,
  });

const applicationDeadline = new Date(Date.now() + 20 * DAY_MS).toISOString();

/** A job as its form sends it, right in every way. */
export const makePayload = (
  company: string,
  category: string,
  changes: Partial<JobPayload> = {},
): JobPayload => ({
  title: 'Accountant',
  company,
  category,
  experienceLevel: '1-2years',
  salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 0 },
  workingHours: '9:00 AM - 5:00 PM',
  description: 'Keeps the books.',
  educationalQualifications: 'BBA',
  responsibilities: 'Books',
  requiredSkills: ['Excel'],
  niceToHaveSkills: [],
  benefits: ['Lunch'],
  location: { street: 'Road 1', city: 'Dhaka', state: 'Dhaka', postalCode: '1207', country: 'Bangladesh' },
  applicationDeadline,
  status: 'open',
  jobType: 'on-site',
  workMode: 'full-time',
  numberOfOpenings: 2,
  tags: [],
  ...changes,
});
