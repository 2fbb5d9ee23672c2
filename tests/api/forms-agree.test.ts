import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { companyFormFields, type CompanyName } from '#contract/companies/company-form.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS } from '#contract/limits.ts';
import { checkRegister, toRegistration } from '#features/account/account-rules.ts';
import {
  checkCompany,
  sameLogo,
  toCompanyForm,
  toValues,
} from '#features/employer/companies/company-rules.ts';
import { emptyPost, toPostRequest } from '#features/employer/jobs/job-requests.ts';
import { checkPost } from '#features/employer/jobs/post-rules.ts';
import { accountMessages } from '#features/account/messages.ts';
import { ownCompanyMessages } from '#features/employer/companies/messages.ts';
import { jobEditorMessages } from '#features/employer/jobs/messages.ts';
import { createJobStage, type JobStage } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

/*
 * The server accepts whatever a form accepts, so no form fails after its last step. Each input has one or two fields
 * of texts as people type and paste them, the others are right.
 */

const server = useTestServer();
let stage: JobStage;
beforeAll(async () => {
  stage = await createJobStage(server());
});

const RUNS = 150;

const dayFromNow = (days: number) => toDhakaDay(Date.now() + days * DAY_MS);

const odd = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    ' ',
    'a\vb\fc',
    'a\u2028b',
    'a\tb',
    'a\u0000b',
    'a\u200Bb',
    '\u200B',
    '\uD800',
    '\uF0B7\tExcel\n\uF0A7 Word',
    '● Excel, ✔ Word',
    ', , ,',
    'R\u0430him',
    'exаmple.com',
    'https://exаmple.com',
    'www.example.com',
    'jobs@example.com',
    'jobs@exаmple.com',
    '+880 1712-345678',
    '০১৭১২৩৪৫৬৭৮',
    '01712',
    '+44 20 7946 0958',
    '02-9876543',
    '2015',
    '৩০২০',
    '0',
    '-1',
    '1.5',
    '1.234',
    '1e5',
    '৫০,০০০',
    '999999999999',
    '2126-01-01',
    'x'.repeat(101),
    'x'.repeat(300),
    `${'x, '.repeat(60)}x`,
    'x'.repeat(10_001),
  ),
  fc.integer({ min: -3, max: 40 }).map((days) => dayFromNow(days * 10)),
);

/** Right values of which one or two are odd. */
function typed<N extends string>(right: Readonly<Record<N, string>>, names: readonly NoInfer<N>[]) {
  const withOdd = (changes: readonly [N, string][]): Readonly<Record<N, string>> => {
    const values: Record<N, string> = { ...right };
    for (const [name, text] of changes) values[name] = text;
    return values;
  };
  return fc.array(fc.tuple(fc.constantFrom(...names), odd), { minLength: 1, maxLength: 2 }).map(withOdd);
}

const accepts = (errors: object): boolean => Object.values(errors).every((text) => text === undefined);

/** Sends what the form accepts. @returns how many it did */
async function compare<V>(
  inputs: fc.Arbitrary<V>,
  check: (values: V) => object,
  send: (values: V) => Promise<{ status: number; body: unknown }>,
): Promise<{ accepted: number; refused: number }> {
  const seen = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(inputs, async (values) => {
      if (!accepts(check(values))) return void (seen.refused += 1);
      seen.accepted += 1;
      const { status, body } = await send(values);
      expect({ status, body }).toMatchObject({ status: 201 });
    }),
    { numRuns: RUNS },
  );
  return seen;
}

test('a job that the post form accepts is accepted', async () => {
  const right = {
    ...emptyPost,
    company: stage.companyId,
    category: stage.categoryId,
    title: 'Line cook',
    jobType: 'on-site',
    workMode: 'full-time',
    openings: '৩',
    experienceLevel: '1-2years',
    startTime: '09:00',
    endTime: '17:30',
    minSalary: '২০,০০০',
    maxSalary: '30000',
    state: 'Dhaka',
    city: 'Gazipur',
    deadline: dayFromNow(30),
    description: 'Cook and serve.',
    responsibilities: 'The kitchen',
    qualifications: 'None',
    requiredSkills: 'Cooking',
    benefits: 'Meals',
  };
  const texts = [
    'title',
    'openings',
    'minSalary',
    'maxSalary',
    'bonus',
    'street',
    'city',
    'state',
    'postalCode',
    'country',
    'deadline',
    'description',
    'responsibilities',
    'qualifications',
    'requiredSkills',
    'niceToHaveSkills',
    'benefits',
  ] as const;
  const seen = await compare(
    typed(right, texts),
    (values) => checkPost({ ...right, ...values }, jobEditorMessages, Date.now()),
    (values) =>
      server().send('POST', apiPaths.jobs, toPostRequest({ ...right, ...values }), stage.owner.token),
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10);
});

test('a company that its form accepts is accepted', async () => {
  const known: Partial<Record<CompanyName, string>> = {
    name: 'Nodi Soft',
    industry: 'Software',
    foundedYear: '২০১৫',
    website: 'www.nodi.example',
    'address[city]': 'Dhaka',
    'address[state]': 'Dhaka',
    'address[country]': 'Bangladesh',
    contactNumber: '০১৭১২-৩৪৫৬৭৮',
    email: 'jobs@nodi.example',
  };
  const right = toValues((name) => known[name] ?? '');
  const seen = await compare(
    typed(right, companyFormFields),
    (values) => checkCompany(values, ownCompanyMessages),
    async (values) => {
      const body = toCompanyForm({ names: companyFormFields, values, logo: sameLogo });
      const headers = { Authorization: `Bearer ${stage.owner.token}` };
      const answer = await server().request(apiPaths.companies, { method: 'POST', headers, body });
      return { status: answer.status, body: await answer.json() };
    },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10);
});

test('an account that the register form accepts is accepted', async () => {
  let people = 0;
  const right = {
    firstName: 'Rina',
    lastName: 'Akter',
    phoneNumber: '01712345678',
    email: 'rina@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
  };
  const seen = await compare(
    typed(right, ['firstName', 'lastName', 'phoneNumber', 'email']),
    (values) => checkRegister({ ...right, ...values }, accountMessages),
    (values) => {
      people += 1;
      const registration = toRegistration({ ...right, ...values });
      return server().send('POST', accountPaths.register, {
        ...registration,
        email: registration.email.replace('@', `.${people}@`),
      });
    },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10);
});
