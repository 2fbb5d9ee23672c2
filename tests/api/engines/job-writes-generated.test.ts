import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { JobPayload } from '#contract/jobs/job-payload.ts';
import { DAY_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { currencies, salaryTypes, workModes } from '#contract/jobs/posting.ts';
import { experienceLevels, jobTypes } from '#contract/jobs/vocabulary.ts';
import type { OwnJob } from '#contract/jobs/job.ts';
import { createJobStage, postJob, readJob, toPayload, type JobStage } from '../../support/stage.ts';
import { useTestServer, type Answer } from '../../support/server.ts';

const server = useTestServer();
let stage: JobStage;
let edited: OwnJob;
beforeAll(async () => {
  stage = await createJobStage(server());
  edited = await postJob(server(), stage);
});

const RUNS = 60;
const anyText = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const wordText = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
const amount = fc.oneof(
  fc.integer({ min: 0, max: 1e11 }).map((hundredths) => hundredths / 100),
  fc.nat({ max: 1e9 }),
  fc.constantFrom(0, -0),
);
const list = fc.oneof(fc.array(wordText(10), { maxLength: 6 }), wordText(10));
const deadline = fc
  .date({ min: new Date(Date.now() + DAY_MS), max: new Date(Date.now() + 360 * DAY_MS), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Bodies that mostly pass. */
const good = () =>
  fc.record({
    title: wordText(20).map((text) => `A${text}`),
    company: fc.constant(stage.companyId),
    category: fc.constant(stage.categoryId),
    experienceLevel: fc.constantFrom(...experienceLevels),
    salary: fc.tuple(amount, amount, amount).chain(([a, b, bonus]) =>
      fc.record({
        min: fc.constant(Math.min(a, b)),
        max: fc.constant(Math.max(a, b)),
        currency: fc.constantFrom(...currencies),
        type: fc.constantFrom(...salaryTypes),
        bonus: fc.constant(bonus),
      }),
    ),
    workingHours: wordText(6),
    description: wordText(200).map((text) => `${text}B`),
    educationalQualifications: wordText(100),
    responsibilities: wordText(100),
    requiredSkills: list,
    niceToHaveSkills: list,
    benefits: list,
    location: fc.record({ street: wordText(10), city: wordText(10), country: wordText(10) }),
    applicationDeadline: deadline,
    status: fc.constant('open'),
    jobType: fc.constantFrom(...jobTypes),
    workMode: fc.constantFrom(...workModes),
    numberOfOpenings: fc.integer({ min: 1, max: 10_000 }),
    tags: list,
  });

const withField = (field: string, value: unknown) => ({ ...toPayload(stage), [field]: value });

/** Anything at all in the place of a field or of everything. */
const bad = () =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .tuple(fc.constantFrom(...Object.keys(JobPayload.entries)), fc.oneof(fc.jsonValue(), anyText(20)))
      .map(([field, value]) => withField(field, value)),
    fc
      .tuple(
        fc.constantFrom('min', 'max', 'currency', 'type', 'bonus'),
        fc.oneof(fc.jsonValue(), fc.double({ noNaN: true }), fc.constantFrom(5e-324, 1e308, 0.001)),
      )
      .map(([field, value]) =>
        withField('salary', { min: 1, max: 2, currency: 'BDT', type: 'monthly', [field]: value }),
      ),
  );

/** What is stored of a payload, in the form that is read. */
function toRead(job: OwnJob) {
  const { company, category, location, ...rest } = job;
  // The Bangla names are added to what was sent.
  const { cityBn: _city, countryBn: _country, ...place } = location;
  const stored = { ...rest, company: company._id, category: category?._id, location: place };
  return Object.fromEntries(Object.keys(JobPayload.entries).map((name) => [name, Reflect.get(stored, name)]));
}

/** -0 travels as 0. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function expectSound(body: unknown, answer: Answer): Promise<void> {
  if (answer.status >= 300) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code: expect.any(String),
      message: expect.stringMatching(/^\S.*\.$/),
    });
    expect(answer.body).not.toMatchObject({ message: 'A value in the request is not valid.' });
    return;
  }
  const job = readJob(answer);
  const {
    workMode = edited.workMode,
    applyWays = [],
    screening = [],
    ...checked
  } = v.parse(JobPayload, asSent(body));
  expect(toRead(job)).toEqual({ ...checked, applyWays, screening, workMode: workMode ?? '' });
  const read = await server().send('GET', apiPaths.job(job._id), undefined, stage.owner.token);
  expect(readJob(read)).toEqual(job);
}

/** What was refused stays as it was. @returns how many were accepted */
async function throwAt(method: string, path: string, bodies: fc.Arbitrary<unknown>): Promise<number> {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const answer = await server().send(method, path, body, stage.owner.token);
      if (answer.status < 300) accepted += 1;
      await expectSound(body, answer);
    }),
    { numRuns: RUNS },
  );
  return accepted;
}

test('a generated body that is posted is refused with a message, or reads back equal', async () => {
  expect(await throwAt('POST', apiPaths.jobs, good())).toBeGreaterThan(RUNS / 2);
  await throwAt('POST', apiPaths.jobs, bad());
});

test('a generated body that is put is refused with a message, or reads back equal', async () => {
  expect(await throwAt('PUT', apiPaths.job(edited._id), good())).toBeGreaterThan(RUNS / 2);
  await throwAt('PUT', apiPaths.job(edited._id), bad());
});
