import { randomBytes, randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { applicationLimits } from '#contract/applications/application.ts';
import { inboxStates } from '#contract/applications/states.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '#server/app-context.ts';
import { toSealedPlace } from '#server/applications/application-answer.ts';
import { lockNewestKey, seal, sealJson } from '#server/applications/seal.ts';
import { inTransaction } from '#server/db/connection.ts';
import { applications } from '#server/db/applications-schema.ts';
import { categories, companies, jobs, users } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { createSession } from '#server/policies/sessions.ts';
import { toQuantile, type Row } from './rows.ts';

const APPLICATIONS = 5000;
const ROWS_AT_ONCE = 250;
/** Stored beside the row, as any CV is, whatever its size. */
const CV_BYTES = 8 * 1024;
const WARM_UP = 40;
const REQUESTS = 120;

const names = [
  'Rina Akter',
  'Mohammad Karim',
  'নুসরাত জাহান',
  'Tanvir Hasan',
  'Shirin Sultana',
  'রফিকুল ইসলাম',
];

type BenchContext = Pick<AppContext, 'db' | 'clock'>;

async function addInbox({ db, clock }: BenchContext): Promise<{ jobId: string; ownerId: string }> {
  const [ownerId, companyId, categoryId, jobId] = [newId(), newId(), newId(), newId()];
  await db.orm.insert(users).values({ id: ownerId, email: `${ownerId}@example.com` });
  await db.orm.insert(categories).values({ id: categoryId, name: `Inbox ${categoryId}`, position: 0 });
  const company = { id: companyId, name: 'Meghna Foods', approval: 'approved', createdBy: ownerId } as const;
  await db.orm.insert(companies).values(company);
  await db.orm.insert(jobs).values({
    id: jobId,
    title: 'Driver',
    jobType: 'on-site',
    companyId,
    categoryId,
    createdBy: ownerId,
    approval: 'approved',
    applyWays: [{ kind: 'inbox' }],
    applicationDeadline: new Date(clock() + 20 * DAY_MS),
  });
  return { jobId, ownerId };
}

async function addApplications({ db, clock }: BenchContext, jobId: string): Promise<void> {
  for (let from = 0; from < APPLICATIONS; from += ROWS_AT_ONCE) {
    await inTransaction(db, async (tx) => {
      const key = await lockNewestKey(tx);
      const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => {
        const [id, number] = [newId(), from + index];
        const at = new Date(clock() - number * MINUTE_MS);
        const summary = {
          name: `${names[number % names.length]} ${number}`,
          phone: `017${String(10_000_000 + number * 17)}`,
          email: `applicant${number}@example.com`,
        };
        const content = {
          note: 'I can start on Sunday.',
          answers: [],
          cv: { name: 'CV.pdf', type: 'pdf', size: CV_BYTES, sha256: '' },
        };
        return {
          id,
          receipt: id.slice(-12),
          jobId,
          applicantId: newId(),
          key: newId(),
          state: inboxStates[number % inboxStates.length],
          stateAt: at,
          toldAt: at,
          sentAt: at,
          keyNo: key.no,
          summary: sealJson(key, toSealedPlace(id, 'summary'), summary),
          content: sealJson(key, toSealedPlace(id, 'content'), content),
          cv: seal(key, toSealedPlace(id, 'cv'), randomBytes(CV_BYTES)),
        };
      });
      await tx
        .insert(users)
        .values(rows.map((row) => ({ id: row.applicantId, email: `${row.applicantId}@example.com` })));
      await tx.insert(applications).values(rows);
    });
  }
  await db.background(({ sql: run }) => run`analyze applications`);
}

async function remove({ db }: BenchContext, jobId: string): Promise<void> {
  const applicants = db.orm
    .select({ id: applications.applicantId })
    .from(applications)
    .where(eq(applications.jobId, jobId));
  await db.background(({ orm }) => orm.delete(users).where(inArray(users.id, applicants)));
}

const many = (make: () => string): string[] => Array.from({ length: WARM_UP + REQUESTS }, make);

/** The inbox of a job with 5,000 applications: p95 of each request. */
export async function measureInbox(app: Hono, context: BenchContext, engine: string): Promise<Row[]> {
  const { jobId, ownerId } = await addInbox(context);
  await addApplications(context, jobId);
  const headers = { Authorization: `Bearer ${await createSession(context, ownerId)}` };
  const list = applicationPaths.ofJob(jobId);
  const pages = APPLICATIONS / applicationLimits.pageSize;
  const kinds = [
    { what: 'first page', paths: many(() => list), budget: { most: 40 } },
    { what: 'any page', paths: many(() => `${list}?page=${randomInt(1, pages + 1)}`) },
    { what: 'one state', paths: many(() => `${list}?state=${inboxStates[randomInt(inboxStates.length)]}`) },
    {
      what: 'search',
      paths: many(() => `${list}?search=${encodeURIComponent(`rina ${randomInt(APPLICATIONS)}`)}`),
    },
    { what: 'counts of all jobs', paths: many(() => applicationPaths.inbox) },
  ];
  const rows: Row[] = [];
  for (const { what, paths, budget } of kinds) {
    const times: number[] = [];
    for (const path of paths) {
      const start = performance.now();
      const response = await app.request(path, { headers });
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    }
    const measured = times.slice(WARM_UP);
    rows.push({
      what: `${engine}, inbox of ${APPLICATIONS.toLocaleString('en')}: ${what}`,
      measured: toQuantile(measured, 0.95),
      unit: 'ms',
      budget,
      note: `p95; p50 ${toQuantile(measured, 0.5).toFixed(1)}, most ${Math.max(...measured).toFixed(1)}`,
    });
  }
  await remove(context, jobId);
  return rows;
}
