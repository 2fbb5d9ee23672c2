import { adminPaths, figurePaths, reportPaths } from '#contract/http/api-paths.ts';
import { toLastDays } from '#contract/dhaka-days.ts';
import { figureKinds } from '#contract/figures/figure-days.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { apiPaths } from '#contract/http/paths.ts';
import {
  createEmployer,
  addOwnCompany,
  addOwnJob,
  toJobPayload,
  type Employer,
} from '../screens/employer.ts';
import { createModerator } from '../screens/moderators.ts';
import { startApp } from '../support/app-process.ts';

/** A running server with rows for every state that a screen can be in. */
export interface Fixture {
  origin: string;
  employer: Employer;
  newcomer: Employer;
  moderator: Employer;
  /** Ids of jobs. */
  jobs: { bangla: string; marked: string; waiting: string; rejected: string };
  company: string;
  stop: () => Promise<void>;
}

const bangla = {
  title: 'সহকারী উৎপাদন ব্যবস্থাপক (কোয়ালিটি কন্ট্রোল ও কমপ্লায়েন্স), রপ্তানিমুখী নিটওয়্যার কারখানা',
  description: 'কারখানার উৎপাদন লাইনের মান নিয়ন্ত্রণ, দৈনিক প্রতিবেদন তৈরি এবং ক্রেতার প্রতিনিধিদের সঙ্গে যোগাযোগ।',
};

/** Plain rules mark both. */
const marked = {
  job: {
    title: 'Office Assistant',
    description: 'Office work in Mirpur.\nRegistration fee: 500 taka by bKash.',
  },
  company: { website: 'https://jamuna.example', email: 'jamuna.jobs@gmail.com' },
};

/** Some days with readers. */
async function addFigures(origin: string, job: string): Promise<void> {
  const days = toLastDays(Date.now(), 8);
  const toEvents = (day: string, place: number) =>
    Array.from({ length: [4, 9, 0, 6, 12, 7, 10, 3][place] ?? 0 }, (_, count) => ({
      key: `event-of-the-gallery-${place}-${count}`,
      job,
      kind: figureKinds[count % 5] ?? 'view',
      day,
    }));
  await fetch(`${origin}${figurePaths.jobs}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'a browser' },
    body: JSON.stringify({ events: days.flatMap(toEvents) }),
  });
}

/** What readers report of a job. */
async function addReports({ send }: Employer, job: string): Promise<void> {
  const reports = [
    { reason: 'fake', text: '' },
    { reason: 'money', text: 'They asked me for 500 taka by phone before the interview.' },
    { reason: 'money', text: 'বিকাশে টাকা চেয়েছে, তারপর আর ফোন ধরেনি।' },
  ];
  for (const [place, report] of reports.entries()) {
    await send('POST', reportPaths.ofJob(job), { ...report, key: `report-of-the-gallery-${place}` });
  }
}

/** Edits a job after its approval. */
async function changeJob(employer: Employer, company: string, id: string): Promise<void> {
  const description = 'Send 500 taka by bKash first. Counts what comes and goes.';
  await employer.send(
    'PUT',
    apiPaths.job(id),
    await toJobPayload(employer, company, { title: 'Store Keeper', description }),
  );
}

/** Starts the built server and fills it. */
export async function startFixture(): Promise<Fixture> {
  const app = await startApp();
  const [employer, newcomer] = [await createEmployer(app), await createEmployer(app)];
  const company = await addOwnCompany(employer, 'Padma Textiles');
  await addOwnCompany(employer, 'বঙ্গোপসাগর শিপিং লাইনস', {
    website: `https://padma.example/${'very-long-path/'.repeat(6)}`,
  });
  const other = await addOwnCompany(employer, 'Jamuna Services', marked.company);
  const jobs = {
    marked: await addOwnJob(employer, other, marked.job),
    bangla: await addOwnJob(employer, company, bangla),
    waiting: await addOwnJob(employer, company, { title: 'Night Cook' }),
    rejected: await addOwnJob(employer, company, { title: 'Sewing Machine Operator' }),
  };
  const moderator = await createModerator(app);
  const decide = (path: string, reason?: string) => moderator.send('POST', path, { reason });
  await decide(adminPaths.approveCompany(other));
  await decide(adminPaths.approveCompany(company));
  await decide(adminPaths.approveJob(jobs.marked));
  await decide(adminPaths.approveJob(jobs.bangla));
  await addReports(employer, jobs.marked);
  await decide(adminPaths.rejectJob(jobs.rejected), 'The pay is missing.');
  const changed = await addOwnJob(employer, company, { title: 'Store Keeper' });
  await decide(adminPaths.approveJob(changed));
  await addFigures(app.origin, changed);
  await changeJob(employer, company, changed);
  return { origin: app.origin, employer, newcomer, moderator, jobs, company, stop: app.stop };
}

/** Someone new who hires, with a company and a job of it. */
export interface Other {
  owner: Employer;
  company: string;
  job: string;
}

/** A company's job of someone new: what a scene changes is no other scene's. Both wait for approval. */
export async function addOthersJob(
  fixture: Fixture,
  title: string,
  changes: Partial<JobPayload> = {},
): Promise<Other> {
  const owner = await createEmployer(fixture);
  const company = await addOwnCompany(owner, 'Meghna Stores');
  return { owner, company, job: await addOwnJob(owner, company, { ...changes, title }) };
}

/** Everyone may see both from now on. */
export async function approve(
  { moderator }: Fixture,
  { company, job }: Pick<Other, 'company' | 'job'>,
): Promise<void> {
  await moderator.send('POST', adminPaths.approveCompany(company));
  await moderator.send('POST', adminPaths.approveJob(job));
}
