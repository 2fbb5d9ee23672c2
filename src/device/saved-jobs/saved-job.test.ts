import { describe, expect, test } from 'vitest';
import { readSavedJob } from './saved-job.ts';

const stored = {
  version: 3,
  job: {
    _id: 'job-1',
    title: 'Nurse',
    description: 'Nights and days.',
    company: { _id: 'company-1', name: 'Padma Care', logo: '/files/logos/padma.webp', industry: 'Health' },
    category: { _id: 'category-1', name: 'Health' },
    location: { street: '', city: 'Dhaka', state: '', postalCode: '1205', country: 'Bangladesh' },
    salary: { min: 30000, max: 40000, currency: 'BDT', type: 'monthly', bonus: null },
    workingHours: '',
    educationalQualifications: '',
    responsibilities: '',
    requiredSkills: ['Care'],
    niceToHaveSkills: [],
    benefits: [],
    tags: [],
    applicationDeadline: '2026-11-30T00:00:00.000Z',
    status: 'active',
    jobType: 'full-time',
    workMode: 'on-site',
    experienceLevel: 'junior',
    numberOfOpenings: 2,
    createdBy: 'user-1',
    postedAt: '2026-10-01T00:00:00.000Z',
  },
  company: {
    _id: 'company-1',
    name: 'Padma Care',
    logo: '/files/logos/padma.webp',
    industry: 'Health',
    foundedYear: '1998',
    website: '',
    size: '50',
    socialMedia: { instagram: '', facebook: '', linkedin: '' },
    address: { street: '', city: 'Dhaka', state: '', postalCode: '', country: 'Bangladesh' },
    contactNumber: '',
    email: 'jobs@padma.example',
    verificationStatus: '',
    createdBy: '',
  },
  savedAt: 1_790_000_000_000,
  copiedAt: 1_790_000_001_000,
  isFull: true,
  logo: null,
  stage: 'saved',
  stageAt: 1_790_000_000_000,
  checkedAt: 0,
  latest: null,
};

describe('readSavedJob', () => {
  test('a saved job is there in full, also where the server sent less', () => {
    const { job, company } = stored;
    const unknown = { cityBn: '', countryBn: '' };
    expect(readSavedJob(stored)).toEqual({
      ...stored,
      job: { ...job, location: { ...job.location, ...unknown }, advice: [], applyWays: [], screening: [] },
      company: { ...company, industryBn: '', industryEn: '', address: { ...company.address, ...unknown } },
    });
  });

  test('a record without its company is a saved job as well', () => {
    const short = { ...stored, company: null, isFull: false };
    expect(readSavedJob(short)).toMatchObject({ company: null, isFull: false, job: { title: 'Nurse' } });
  });

  test('logo, stage and what the server said return as they were stored', () => {
    const whole = {
      ...readSavedJob(stored),
      logo: {
        path: '/files/logos/padma.webp',
        image: { type: 'image/webp', size: 1, bytes: new ArrayBuffer(1) },
      },
      stage: 'interview',
      stageAt: 5,
      checkedAt: 6,
      latest: { kind: 'removed', at: 6 },
    };
    expect(readSavedJob(whole)).toEqual(whole);
  });

  test('malformed details beside the job are dropped, the job is not', () => {
    const broken = { stage: 'dancing', stageAt: 'x', logo: 7, latest: { kind: 'eaten' }, company: 'none' };
    expect(readSavedJob({ ...readSavedJob(stored), ...broken })).toEqual({
      ...readSavedJob(stored),
      company: null,
      stageAt: 0,
    });
  });

  test('a time that no calendar has does not cost the job', () => {
    const torn = { savedAt: 9e15, copiedAt: 'x', stageAt: -1, checkedAt: Infinity };
    const read = readSavedJob({ ...readSavedJob(stored), ...torn });
    expect(read).toMatchObject({ savedAt: 8.64e15, copiedAt: 0, stageAt: 0, checkedAt: 8.64e15 });
    expect(new Date(read?.savedAt ?? NaN).getTime()).not.toBeNaN();
  });

  test('the known fields of a newer version are read, and its version stays', () => {
    const newer = { ...readSavedJob(stored), version: 4, mood: 'hopeful' };
    expect(readSavedJob(newer)).toMatchObject({ version: 4, job: { title: 'Nurse' } });
  });

  test.each([undefined, null, 'text', {}, { ...stored, job: {} }, { ...stored, version: 'two' }])(
    'what is no job is none: %o',
    (other) => {
      expect(readSavedJob(other)).toBeUndefined();
    },
  );
});
