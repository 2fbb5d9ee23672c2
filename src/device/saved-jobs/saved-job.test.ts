import { describe, expect, test } from 'vitest';
import { readSavedJob } from './saved-job.ts';

/** What the first version of the app wrote, as it lies on devices: never edited. */
const writtenByV1 = {
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
};

describe('readSavedJob', () => {
  test('a job saved by the first version is there in full, at the first stage', () => {
    const { job, company } = writtenByV1;
    const unknown = { cityBn: '', countryBn: '' };
    expect(readSavedJob(writtenByV1)).toEqual({
      ...writtenByV1,
      job: { ...job, location: { ...job.location, ...unknown }, advice: [] },
      company: { ...company, industryBn: '', industryEn: '', address: { ...company.address, ...unknown } },
      version: 3,
      logo: null,
      stage: 'saved',
      stageAt: writtenByV1.savedAt,
      followUpAt: 0,
      checkedAt: 0,
      latest: null,
    });
  });

  test('a job that the first version stored before its company was read is there as well', () => {
    const short = { ...writtenByV1, company: null, isFull: false };
    expect(readSavedJob(short)).toMatchObject({ company: null, isFull: false, job: { title: 'Nurse' } });
  });

  test('a job of the second version keeps its stage, and was never followed up', () => {
    const writtenByV2 = { ...writtenByV1, version: 2, logo: null, stage: 'sent', stageAt: 5, checkedAt: 6 };
    expect(readSavedJob(writtenByV2)).toMatchObject({ version: 3, stage: 'sent', stageAt: 5, followUpAt: 0 });
  });

  test('a migrated job reads as itself ever after', () => {
    const once = readSavedJob(writtenByV1);
    expect(readSavedJob(structuredClone(once))).toEqual(once);
  });

  test('logo, stage and what the server said return as they were stored', () => {
    const stored = {
      ...readSavedJob(writtenByV1),
      logo: { path: '/files/logos/padma.webp', image: new Blob(['x'], { type: 'image/webp' }) },
      stage: 'interview',
      stageAt: 5,
      checkedAt: 6,
      latest: { kind: 'removed', at: 6 },
    };
    expect(readSavedJob(stored)).toEqual(stored);
  });

  test('what is broken beside the job costs only itself', () => {
    const broken = { stage: 'dancing', stageAt: 'x', logo: 7, latest: { kind: 'eaten' }, company: 'none' };
    expect(readSavedJob({ ...readSavedJob(writtenByV1), ...broken })).toEqual({
      ...readSavedJob(writtenByV1),
      company: null,
      stageAt: 0,
    });
  });

  test('a time that no calendar has does not cost the job', () => {
    const torn = { savedAt: 9e15, copiedAt: 'x', stageAt: -1, checkedAt: Infinity };
    const read = readSavedJob({ ...readSavedJob(writtenByV1), ...torn });
    expect(read).toMatchObject({ savedAt: 8.64e15, copiedAt: 0, stageAt: 0, checkedAt: 8.64e15 });
    expect(new Date(read?.savedAt ?? NaN).getTime()).not.toBeNaN();
  });

  test('a job of a newer version is shown as far as it is known, under its own version', () => {
    const newer = { ...readSavedJob(writtenByV1), version: 4, mood: 'hopeful' };
    expect(readSavedJob(newer)).toMatchObject({ version: 4, job: { title: 'Nurse' } });
  });

  test.each([undefined, null, 'text', {}, { ...writtenByV1, job: {} }, { ...writtenByV1, version: 'two' }])(
    'what is no job is none: %o',
    (stored) => {
      expect(readSavedJob(stored)).toBeUndefined();
    },
  );
});
