import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { toCleanLine, toPlainLine } from '#contract/clean-text.ts';
import { companyFormFields } from '#contract/companies/company-form.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { companyOf, postCompany, toForm, typed, write } from '../support/company-forms.ts';
import { addPerson, type Person } from '../support/stage.ts';
import { useTestServer, type Answer } from '../support/server.ts';

const server = useTestServer();
let owner: Person;
beforeAll(async () => {
  owner = await addPerson(server());
});
afterEach(() => expect(server().logs.filter((entry) => entry.level === 'error')).toEqual([]));

const RUNS = { numRuns: 100 };
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 160 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.stringMatching(/^[ \t\u200b\u0985-\u09b9\p{Nd}]{0,25}$/u),
  fc.constantFrom('', ' ', '\ud83d', '\u0000', "'; drop table companies; --", '<script>', '০১৭১', '\u202e'),
);
const anyValue = fc.oneof({ weight: 6, arbitrary: anyText }, fc.double(), fc.constant(null), fc.jsonValue());
const website = fc.oneof(fc.webUrl(), anyText);
const email = fc.oneof(fc.emailAddress(), anyText);

const phone = fc.oneof(fc.stringMatching(/^\+?[0-9 -]{1,39}$/), anyText);
/** Texts by their names in the form. */
const texts: fc.Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    ...Object.fromEntries(companyFormFields.map((name) => [name, anyText])),
    website,
    email,
    contactNumber: phone,
  },
  { requiredKeys: [] },
);

const addressKeys = ['street', 'city', 'state', 'postalCode', 'country'] as const;
const socialKeys = ['instagram', 'facebook', 'linkedin'] as const;

/** A company back in the form it was typed in. */
function toTexts({ socialMedia, address, ...company }: OwnCompany): Record<string, string> {
  const { name, industry, foundedYear, website: site, contactNumber, email: mail, size } = company;
  return {
    name,
    industry,
    foundedYear,
    contactNumber,
    size,
    website: site,
    email: mail,
    ...Object.fromEntries(socialKeys.map((key) => [`socialMedia[${key}]`, socialMedia?.[key] ?? ''])),
    ...Object.fromEntries(addressKeys.map((key) => [`address[${key}]`, address?.[key] ?? ''])),
  };
}

/** A 2xx, or a refusal with a message that says something. */
function expectAnswer(answer: Answer): boolean {
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/\S/) });
  return answer.status < 300;
}

/** A text of a JSON body, as it is stored. */
const Kept = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => toCleanLine(toPlainLine(String(value)))),
);
const Sent = v.object({
  name: Kept,
  industry: Kept,
  foundedYear: Kept,
  size: Kept,
  contactNumber: Kept,
  email: Kept,
});

const readBack = async (id: string) =>
  companyOf(await write(server(), ['GET', apiPaths.company(id)], { token: owner.token }));
/** As a form carries texts: half a surrogate pair becomes a mark in its place while it is encoded. */
const trimmed = (sent: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [
      name,
      toCleanLine(toPlainLine(Buffer.from(text).toString())),
    ]),
  );

test('what a form sends is refused with a message, or reads back equal', async () => {
  const { _id } = await postCompany(server(), owner);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.constantFrom('name', 'website', 'email', 'size', 'address[city]', 'all'),
      async (some, changed) => {
        // One odd field in a good form gets further than odd fields alone.
        const odd = changed === 'all' ? some : { [changed]: some[changed] ?? typed.size };
        const sent = { ...typed, ...odd };
        const answer = await write(server(), ['PUT', `${apiPaths.company(_id)}/`, toForm(sent)], {
          token: owner.token,
        });
        if (!expectAnswer(answer)) return;
        accepted += 1;
        const company = companyOf(answer);
        expect(await readBack(_id)).toEqual(company);
        expect(toTexts(company)).toEqual(trimmed(sent));
      },
    ),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(10);
});

test('what JSON sends is refused with a message, or reads back equal', async () => {
  const { _id } = await postCompany(server(), owner);
  const typedObject = { ...(await readBack(_id)) };
  const key = fc.constantFrom(
    'name',
    'industry',
    'foundedYear',
    'size',
    'socialMedia',
    'address',
    '__proto__',
    'toString',
  );
  const changes = fc.dictionary(key, anyValue, { maxKeys: 3 });
  await fc.assert(
    fc.asyncProperty(changes, fc.constantFrom('POST', 'PUT'), async (some, method) => {
      const { logo: _logo, _id: _ownId, ...rest } = typedObject;
      const sent = JSON.stringify({ ...rest, ...some });
      const headers = { 'Content-Type': 'application/json' };
      const path = method === 'POST' ? apiPaths.companies : apiPaths.company(_id);
      const answer = await write(server(), [method, path, sent], { token: owner.token, headers });
      if (!expectAnswer(answer)) return;
      const company = companyOf(answer);
      expect(await readBack(company._id)).toEqual(company);
      const { name, industry, foundedYear, size, contactNumber, email } = v.parse(Sent, JSON.parse(sent));
      const expected = { name, industry, foundedYear, size, contactNumber, email, createdBy: owner.id };
      expect(company).toMatchObject(expected);
    }),
    RUNS,
  );
});
