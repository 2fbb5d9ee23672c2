import * as v from 'valibot';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { Random } from '#server/sample/synthetic/random.ts';
import { toForm } from './company-forms.ts';
import { toPayload } from './stage.ts';
import { draw } from './pictures.ts';

/** A row that the server has acknowledged, with every value that it may hold now. */
interface Acknowledged {
  path: string;
  /** The last acknowledged title or name, and those of edits that got no answer. */
  texts: string[];
  logo?: string;
}

/** An employer who writes until the server does not answer. */
export interface Writer {
  rows: Acknowledged[];
  /** Resolves with what was acknowledged so far once the server does not answer. */
  write: (origin: string, onAcknowledged: () => void) => Promise<void>;
  /** Reads every row back. @returns those that are lost or hold something else, in words */
  check: (origin: string) => Promise<string[]>;
}

const Registered = v.object({ token: v.string() });
const Categories = v.object({ data: v.object({ jobCategories: v.array(v.object({ _id: v.string() })) }) });
const CompanyAnswer = v.object({
  data: v.object({ company: v.object({ _id: v.string(), name: v.string(), logo: v.string() }) }),
});
const JobAnswer = v.object({ data: v.object({ job: v.object({ _id: v.string(), title: v.string() }) }) });
const RowAnswer = v.union([CompanyAnswer, JobAnswer]);

const json = { 'Content-Type': 'application/json' };

async function send(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
  const body: unknown = await response.json();
  if (response.status === 503 && !response.headers.has('Retry-After'))
    throw new Error('Retry-After is missing');
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body;
}

/** Registers an employer with a company. @param name distinguishes the writers of a run */
export async function createWriter(origin: string, name: string, random: Random): Promise<Writer> {
  const person = {
    firstName: name,
    lastName: 'Writer',
    email: `${name}@example.com`,
    phoneNumber: '01712345678',
  };
  const registering = JSON.stringify({ ...person, password: 'a long enough password' });
  const registered = await fetch(origin + accountPaths.register, {
    method: 'POST',
    headers: json,
    body: registering,
  });
  const { token } = v.parse(Registered, await registered.json());
  const authorization = { Authorization: `Bearer ${token}` };
  const categories = v.parse(Categories, await (await fetch(origin + apiPaths.jobCategories)).json());
  const categoryId = categories.data.jobCategories[0]?._id ?? '';
  const logo = await draw('png');
  const rows: Acknowledged[] = [];
  let count = 0;

  async function addCompany(at: string): Promise<string> {
    const form = toForm({ name: `${name} company ${(count += 1)}` }, logo);
    const body = await send(at + apiPaths.companies, { method: 'POST', headers: authorization, body: form });
    const { company } = v.parse(CompanyAnswer, body).data;
    rows.push({ path: apiPaths.company(company._id), texts: [company.name], logo: company.logo });
    return company._id;
  }

  const companyId = await addCompany(origin);

  async function sendJob(url: string, method: string, title: string) {
    const headers = { ...json, ...authorization };
    const body = JSON.stringify(toPayload({ companyId, categoryId }, { title }));
    return v.parse(JobAnswer, await send(url, { method, headers, body })).data.job;
  }

  async function editJob(at: string, row: Acknowledged): Promise<void> {
    const title = `${name} edit ${(count += 1)}`;
    row.texts.push(title);
    await sendJob(at + row.path, 'PUT', title);
    row.texts = [title];
  }

  async function writeOne(at: string): Promise<void> {
    const jobs = rows.filter((row) => row.logo === undefined);
    const chance = random.next();
    if (chance < 0.15) return void (await addCompany(at));
    if (chance < 0.5 && jobs.length > 0) return editJob(at, random.pick(jobs));
    const job = await sendJob(at + apiPaths.jobs, 'POST', `${name} job ${(count += 1)}`);
    rows.push({ path: apiPaths.job(job._id), texts: [job.title] });
  }

  async function checkRow(at: string, { path, texts, logo: file }: Acknowledged): Promise<string[]> {
    const response = await fetch(at + path, { headers: authorization });
    const read = v.safeParse(RowAnswer, await response.json());
    if (!read.success) return [`${path} is lost (${response.status})`];
    const { data } = read.output;
    const text = 'job' in data ? data.job.title : data.company.name;
    const wrong = texts.includes(text) ? [] : [`${path} holds ${text}, not ${texts.join(' or ')}`];
    const isThere = file === undefined || (await fetch(new URL(file, at))).ok;
    return isThere ? wrong : [...wrong, `${path} has lost its logo`];
  }

  return {
    rows,
    async write(at, onAcknowledged) {
      for (;;) {
        try {
          await writeOne(at);
          onAcknowledged();
        } catch (error) {
          if (error instanceof TypeError) return;
          // The server answers 503 while the engine restarts.
          if (!(error instanceof Error) || !error.message.startsWith('503 ')) throw error;
        }
      }
    },
    async check(at) {
      const lines: string[] = [];
      for (const row of rows) lines.push(...(await checkRow(at, row)));
      return lines;
    },
  };
}
