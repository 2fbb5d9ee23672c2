import * as v from 'valibot';
import { companyFormFields, type CompanyFormField } from '#contract/companies/company-form.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { OwnCompanyData } from '#contract/companies/company.ts';
import { type Person, addPerson } from './stage.ts';
import { toAnswer, type Answer, type TestServer, useTestServer } from './server.ts';
import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { auditLog, companies } from '#server/db/schema.ts';

/** What a person typed. */
export const typed: Readonly<Record<CompanyFormField, string>> = {
  name: 'Padma Textiles',
  industry: 'Textiles',
  foundedYear: '1998',
  website: 'https://padma.example',
  'socialMedia[instagram]': '@padma',
  'socialMedia[facebook]': '',
  'socialMedia[linkedin]': 'https://www.linkedin.com/company/padma',
  'address[street]': '১২ নদীর ধার রোড',
  'address[city]': 'রাজশাহী',
  'address[state]': 'Rajshahi',
  'address[postalCode]': '6000',
  'address[country]': 'Bangladesh',
  contactNumber: '+880 721-000000',
  email: 'jobs@padma.example',
  size: '51-200',
};

/** The same as objects, as JSON sends it and as it reads back. */
export const typedObject = {
  name: typed.name,
  industry: typed.industry,
  foundedYear: typed.foundedYear,
  website: typed.website,
  socialMedia: { instagram: '@padma', facebook: '', linkedin: typed['socialMedia[linkedin]'] },
  address: {
    street: typed['address[street]'],
    city: typed['address[city]'],
    state: 'Rajshahi',
    postalCode: '6000',
    country: 'Bangladesh',
  },
  contactNumber: typed.contactNumber,
  email: typed.email,
  size: typed.size,
};

/** The form with some texts changed, a file, and further fields. */
export function toForm(
  changes: Readonly<Record<string, string>> = {},
  logo?: Uint8Array<ArrayBuffer>,
): FormData {
  const form = new FormData();
  const names = new Set<string>([...companyFormFields, ...Object.keys(changes)]);
  const texts: Readonly<Record<string, string>> = { ...typed, ...changes };
  for (const name of names) form.set(name, texts[name] ?? '');
  if (logo !== undefined) form.set('logo', new Blob([logo], { type: 'image/png' }), '../../logo.png');
  return form;
}

export interface Sending {
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a form, JSON or nothing. */
export async function write(
  server: TestServer,
  [method, path, body]: readonly [method: string, path: string, body?: BodyInit | undefined],
  { token, headers = {} }: Sending = {},
): Promise<Answer> {
  const sent = new Headers(headers);
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  const init = { method, body: body ?? null, headers: sent };
  return toAnswer(await server.request(path, init));
}

const Written = v.object({ data: OwnCompanyData });
/** The company of an answer, without the count of its jobs, which only a read has. */
export function companyOf({ body }: Answer) {
  const { openJobs: _openJobs, ...company } = v.parse(Written, body).data.company;
  return company;
}

/** Adds a company through the API. @returns it as it was answered */
export async function postCompany(server: TestServer, { token }: Person, form = toForm()) {
  return companyOf(await write(server, ['POST', apiPaths.companies, form], { token }));
}

const asJson = { 'Content-Type': 'application/json' };

/** A server, three people, and what tests of a company's writes ask of it. */
export function useCompanyCalls() {
  const server = useTestServer();
  const people: Person[] = [];
  beforeAll(async () => {
    people.push(await addPerson(server()), await addPerson(server()), await addPerson(server(), 'admin'));
  });
  const personAt = (place: number) => (): Person => {
    const person = people[place];
    if (person === undefined) throw new Error('The people are there while tests run.');
    return person;
  };
  const send = (method: string, path: string, body?: BodyInit, person?: Person) =>
    write(server(), [method, path, body], { token: person?.token });
  return {
    server,
    owner: personAt(0),
    stranger: personAt(1),
    admin: personAt(2),
    send,
    sendJson: (method: string, path: string, body: unknown, { token }: Person) =>
      write(server(), [method, path, JSON.stringify(body)], { token, headers: asJson }),
    read: (id: string, person?: Person) => send('GET', apiPaths.company(id), undefined, person),
    setApproval: (id: string, approval: 'approved' | 'rejected', approvalReason = '') =>
      server().context.db.orm.update(companies).set({ approval, approvalReason }).where(eq(companies.id, id)),
    auditOf: (id: string) =>
      server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id),
  };
}
