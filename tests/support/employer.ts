import * as v from 'valibot';
import { RegisterAnswer, type Session } from '#contract/accounts/auth.ts';
import { CompaniesData, OwnCompanyData, OwnCompany } from '#contract/companies/company.ts';
import { companyFormFields } from '#contract/companies/company-form.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { JobsData, OwnJobData } from '#contract/jobs/job.ts';
import { accountPaths, applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { makePayload } from './make.ts';
import type { SharedApp } from './shared-app.ts';
import { createHash } from 'node:crypto';
import { applicationParts, ReceiptData, type Receipt } from '#contract/applications/application.ts';
import { newApplicationKey, samplePdf } from './stage.ts';
import { runAdmin } from './admin.ts';

/** Someone who hires: signed in, with a way to the API. */
export interface Employer extends Session {
  send: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

const CategoriesData = v.object({ jobCategories: v.array(v.object({ _id: v.string() })) });
const dataOf = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), body).data;

let people = 0;

/** Someone new, as the register form and the other forms would make them. */
export async function createEmployer(app: Pick<SharedApp, 'origin'>): Promise<Employer> {
  people += 1;
  let token = '';
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${app.origin}${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const email = `employer${people}.${process.pid}.${Date.now()}@example.com`;
  const names = { firstName: 'Rina', lastName: 'Akter', phoneNumber: '01712-345678' };
  const answer = await send('POST', accountPaths.register, { ...names, email, password: 'a long password' });
  const session = v.parse(RegisterAnswer, answer);
  token = session.token;
  return { ...session, send };
}

type CompanyTexts = Partial<Record<(typeof companyFormFields)[number], string>>;

/** What a company of theirs is sent as. */
export function toCompanyForm(name: string, changes: CompanyTexts = {}): FormData {
  const values: CompanyTexts = {
    name,
    industry: 'Textiles',
    foundedYear: '1998',
    website: 'https://padma.example',
    'address[street]': 'Road 1',
    'address[city]': 'Dhaka',
    'address[state]': 'Dhaka',
    'address[postalCode]': '1207',
    'address[country]': 'Bangladesh',
    contactNumber: '01712345678',
    email: 'jobs@padma.example',
    ...changes,
  };
  const form = new FormData();
  for (const field of companyFormFields) form.set(field, values[field] ?? '');
  return form;
}

/** A company of theirs. @returns its id */
export async function addOwnCompany(
  employer: Employer,
  name = 'Padma Textiles',
  changes: CompanyTexts = {},
): Promise<string> {
  const answer = await employer.send('POST', apiPaths.companies, toCompanyForm(name, changes));
  return dataOf(OwnCompanyData, answer).company._id;
}

/** What a job of theirs is sent as. */
export async function toJobPayload(
  employer: Employer,
  company: string,
  changes: Partial<JobPayload> = {},
): Promise<JobPayload> {
  const { jobCategories } = dataOf(CategoriesData, await employer.send('GET', apiPaths.jobCategories));
  return makePayload(company, jobCategories[0]?._id ?? '', changes);
}

/** A job of theirs. @returns its id */
export async function addOwnJob(
  employer: Employer,
  company: string,
  changes: Partial<JobPayload> = {},
): Promise<string> {
  const payload = await toJobPayload(employer, company, changes);
  return dataOf(OwnJobData, await employer.send('POST', apiPaths.jobs, payload)).job._id;
}

/** The titles of their jobs, as the server has them. */
export async function listOwnTitles({ user, send }: Employer): Promise<string[]> {
  const { jobs } = dataOf(JobsData, await send('GET', `${apiPaths.jobs}?createdBy=${user._id}`));
  return v.parse(v.array(v.object({ title: v.string() })), jobs).map(({ title }) => title);
}

/** The names of their companies, as the server has them. */
export async function listOwnCompanies({ user, send }: Employer): Promise<string[]> {
  const { companies } = dataOf(
    CompaniesData,
    await send('GET', `${apiPaths.companies}?createdBy=${user._id}`),
  );
  return v.parse(v.array(v.object({ name: v.string() })), companies).map(({ name }) => name);
}

/** What is typed into the form of a company, by label. */
export const typedTexts = {
  'Company name': 'নদী Soft',
  Industry: 'Software',
  'Founded year': '২০১৫',
  'Company size (optional)': '11-50',
  Website: 'www.nodi.example',
  'Instagram (optional)': '@nodi',
  'Street (optional)': '12 Lake Road',
  'Postal Code (optional)': '1205',
  'Contact number': '০১৭১২-৩৪৫৬৭৮',
  Email: 'jobs@nodi.example',
} as const;

const ListAnswer = v.object({ data: CompaniesData });

/** Their companies, as the server has them. */
export async function readOwnCompanies({ user, send }: Employer): Promise<OwnCompany[]> {
  const answer = await send('GET', `${apiPaths.companies}?createdBy=${user._id}`);
  return v.parse(v.array(OwnCompany), v.parse(ListAnswer, answer).data.companies);
}

/** One of theirs, as the server has it. */
export async function readOwnCompany({ send }: Employer, id: string): Promise<OwnCompany> {
  const answer = await send('GET', `${apiPaths.company(id)}/`);
  return v.parse(v.object({ data: OwnCompanyData }), answer).data.company;
}

const questions = [
  { id: 'bike', kind: 'yesNo', text: 'Do you have a motorbike?', choices: [], isRequired: true },
  {
    id: 'shift',
    kind: 'choice',
    text: 'কোন শিফটে কাজ করতে চান?',
    choices: ['Day', 'Night'],
    isRequired: false,
  },
] satisfies JobPayload['screening'];

/**
 * A public job of an employer, with the inbox and two questions.
 * @param approve makes both public
 * @returns its id
 */
export async function addPublicInbox(
  employer: Employer,
  approve: (ids: { company: string; job: string }) => Promise<unknown>,
  { title = 'Store Keeper', company = 'Meghna Stores' } = {},
): Promise<string> {
  const companyId = await addOwnCompany(employer, company);
  const job = await addOwnJob(employer, companyId, {
    title,
    applyWays: [{ kind: 'inbox' }],
    screening: questions,
  });
  await approve({ company: companyId, job });
  return job;
}

interface Applying {
  jobId: string;
  name: string;
  /** Another one for each name when absent. */
  phone?: string;
  note?: string;
}

const toPhone = (name: string): string =>
  `01712-${String(createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000).padStart(6, '0')}`;

/** Someone applies, as a device sends it. @param who someone new when absent */
export async function applyAs(
  app: Pick<SharedApp, 'origin'>,
  { jobId, name, phone = toPhone(name), note = 'I can start on Sunday.' }: Applying,
  who?: Employer,
): Promise<Receipt> {
  const applicant = who ?? (await createEmployer(app));
  const form = {
    key: newApplicationKey(),
    jobId,
    name,
    phone,
    email: applicant.user.email,
    note,
    answers: [
      { id: 'bike', value: 'yes' },
      { id: 'shift', value: 'Day' },
    ],
    cv: { name: `${name} CV.pdf` },
  };
  const body = new FormData();
  body.set(applicationParts.application, JSON.stringify(form));
  body.set(applicationParts.cv, new File([samplePdf(name)], 'file'));
  const answer = await applicant.send('POST', applicationPaths.list, body);
  return v.parse(v.object({ data: ReceiptData }), answer).data.application;
}

/** An employer's decision, made elsewhere. */
export const decideAs = (employer: Employer, move: { id: string; to: string; version: number }) =>
  employer.send('POST', applicationPaths.decide, { moves: [move] });

export interface InboxJobs {
  employer: Employer;
  jobIds: string[];
}

/** Approved jobs that take applications in the product. */
export async function addInboxJobs(app: SharedApp, count = 1): Promise<InboxJobs> {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  const jobIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const title = `Accountant ${index + 1}`;
    jobIds.push(await addOwnJob(employer, company, { title, applyWays: [{ kind: 'inbox' }] }));
  }
  await runAdmin(app.dataDir, ['approve', company, ...jobIds]);
  return { employer, jobIds };
}
