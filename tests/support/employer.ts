import * as v from 'valibot';
import { RegisterAnswer, type Session } from '#contract/accounts/auth.ts';
import { CompaniesData, OwnCompanyData } from '#contract/companies/company.ts';
import { companyFormFields } from '#contract/companies/company-form.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { JobsData, OwnJobData } from '#contract/jobs/job.ts';
import { DAY_MS } from '#contract/limits.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import type { SharedApp } from './shared-app.ts';

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
  return {
    title: 'Accountant',
    company,
    category: jobCategories[0]?._id ?? '',
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
    applicationDeadline: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    status: 'open',
    jobType: 'on-site',
    workMode: 'full-time',
    numberOfOpenings: 2,
    tags: [],
    ...changes,
  };
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
