import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { FileStore } from '../files/file-store.ts';
import { sampleCategories } from './sample-categories.ts';
import { sampleCompanies } from './companies.ts';
import { sampleJobs } from './jobs.ts';
import { sampleResumeTemplates, type SampleResumeTemplate } from './resume-templates.ts';
import type { SampleCompany, SampleJob } from './types.ts';
import { advisoryLocks } from '../db/migrate.ts';
import type { Database } from '../db/client.ts';
import { indexEveryJob } from '../jobs/search/index-jobs.ts';
import { projectRoot } from '../process.ts';
import * as schema from '../db/schema.ts';

/** Owner of the sample data; without a password, and `.invalid` has no mail. */
export const SAMPLE_OWNER_EMAIL = 'sample@kaj.invalid';

const LOGO_PX = 192;
const LOGO_DENSITY = 288;
const OWNER_ID = sampleId('user', 'owner');

interface SeedOptions {
  db: Database;
  files: FileStore;
  now: number;
}

type Orm = Pick<Database['orm'], 'insert' | 'select' | 'update' | '$count'>;
type Insert<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** Stable, so that links to sample jobs work in every deployment. */
function sampleId(kind: string, key: string): string {
  return createHash('sha256').update(`kaj sample ${kind} ${key}`).digest('hex').slice(0, 24);
}

const readSample = (folder: string, name: string): Promise<Buffer> =>
  readFile(join(projectRoot(), 'src/server/sample/files', folder, name));

async function storeLogo(files: FileStore, logo: string | null): Promise<string> {
  if (logo === null) return '';
  const { default: sharp } = await import('sharp');
  const drawing = sharp(await readSample('logos', logo), { density: LOGO_DENSITY });
  const bytes = await drawing
    .resize(LOGO_PX, LOGO_PX, { fit: 'contain', background: '#ffffff00' })
    .webp()
    .toBuffer();
  return files.put({ folder: 'logos', name: logo.replace(/\.svg$/, '.webp'), bytes });
}

async function toCompany(
  sample: SampleCompany,
  { files, now }: SeedOptions,
): Promise<Insert<typeof schema.companies>> {
  const { key, address, socialMedia, logo, ...same } = sample;
  const createdAt = new Date(now - 90 * DAY_MS);
  return {
    ...same,
    ...address,
    ...socialMedia,
    id: sampleId('company', key),
    logo: await storeLogo(files, logo),
    verificationStatus: sample.approval === 'approved' ? 'verified' : '',
    createdBy: OWNER_ID,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Its ways to apply, with the days of a walk-in. */
export const toApplyWays = ({ applyWays = [] }: SampleJob, now: number): ApplyWay[] =>
  applyWays.map((way) => {
    if (way.kind !== 'walkIn') return way;
    const { fromInDays, toInDays, ...rest } = way;
    return { ...rest, from: toDhakaDay(now + fromInDays * DAY_MS), to: toDhakaDay(now + toInDays * DAY_MS) };
  });

function toJob(sample: SampleJob, { now }: SeedOptions): Insert<typeof schema.jobs> {
  const { key, company, category, salary, location, deadlineInDays, postedHoursAgo, ...same } = sample;
  const postedAt = new Date(now - postedHoursAgo * HOUR_MS);
  return {
    ...same,
    ...location,
    applyWays: toApplyWays(sample, now),
    id: sampleId('job', key),
    companyId: sampleId('company', company),
    categoryId: sampleId('category', category),
    salaryMin: salary.min,
    salaryMax: salary.max,
    currency: salary.currency,
    salaryType: salary.type,
    bonus: salary.bonus,
    applicationDeadline: new Date(now + deadlineInDays * DAY_MS),
    createdBy: OWNER_ID,
    createdAt: postedAt,
    updatedAt: postedAt,
    postedAt: same.approval === 'approved' ? postedAt : null,
  };
}

async function toTemplate(sample: SampleResumeTemplate, files: FileStore, position: number) {
  const put = async (folder: string, name: string) => {
    const bytes = await readSample(folder, name);
    return { url: await files.put({ folder, name, bytes }), bytes: bytes.length };
  };
  const stem = sample.cvFile.replace(/\.docx$/, '');
  const pages = Array.from({ length: sample.pages }, (_, page) =>
    put('previews', `${stem}-${page + 1}.webp`),
  );
  const cv = await put('resumes', sample.cvFile);
  return {
    id: sampleId('resume template', sample.key),
    key: sample.key,
    name: sample.name,
    description: sample.description,
    coverImageUrl: (await put('covers', sample.coverFile)).url,
    cvFileUrl: cv.url,
    position,
    facts: {
      fileBytes: cv.bytes,
      pages: sample.pages,
      language: sample.language,
      previews: await Promise.all(pages),
    },
  };
}

async function isEmpty(orm: Orm): Promise<boolean> {
  const [users, categories] = [await orm.$count(schema.users), await orm.$count(schema.categories)];
  return users === 0 && categories === 0;
}

async function fill(orm: Orm, options: SeedOptions): Promise<void> {
  const templates = sampleResumeTemplates.map((row, position) => toTemplate(row, options.files, position));
  const companies = sampleCompanies.map((company) => toCompany(company, options));
  const oldestFirst = sampleJobs.toSorted((one, other) => other.postedHoursAgo - one.postedHoursAgo);
  await orm.insert(schema.users).values({
    id: OWNER_ID,
    firstName: 'Kaj',
    lastName: 'samples',
    email: SAMPLE_OWNER_EMAIL,
  });
  await orm
    .insert(schema.categories)
    .values(
      sampleCategories.map(({ key, name }, position) => ({ id: sampleId('category', key), name, position })),
    );
  await orm.insert(schema.companies).values(await Promise.all(companies));
  await orm.insert(schema.jobs).values(oldestFirst.map((job) => toJob(job, options)));
  await orm.insert(schema.resumeTemplates).values(await Promise.all(templates));
}

/** Fills an empty database with sample data, once among several instances. @returns false when it had data */
export async function seedSampleData(options: SeedOptions): Promise<boolean> {
  return options.db.background(async (connection) => {
    const isFilled = await connection.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
      const isFilling = await isEmpty(transaction);
      if (!isFilling) return false;
      await fill(transaction, options);
      await indexEveryJob(transaction);
      return true;
    });
    if (isFilled) await connection.sql`analyze`;
    return isFilled;
  });
}
