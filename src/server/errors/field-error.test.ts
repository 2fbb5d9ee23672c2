import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Registration } from '#contract/accounts/account-inputs.ts';
import { CompanyInput } from '#contract/companies/company-input.ts';
import { JobPayload } from '#contract/jobs/job-payload.ts';
import { type FieldNameGroup, toFormError, toInputError } from './field-error.ts';

/** The texts about one field, of the first issue with its path. */
function textsOf(
  toError: typeof toFormError,
  {
    schema,
    input,
    path,
    group,
  }: { schema: v.GenericSchema; input: unknown; path: string; group: FieldNameGroup },
) {
  const issue = v.safeParse(schema, input).issues?.find((one) => (v.getDotPath(one) ?? '') === path);
  if (issue === undefined) throw new Error(`nothing against ${path}`);
  const { code, texts } = toError(issue, group);
  return [code, texts.en, texts.bn];
}

describe('an error names the field in both languages', () => {
  test.each([
    ['email', { email: '' }, 'Email is required.', 'ইমেইল দিন।'],
    [
      'password',
      { password: 'short' },
      'Password must be at least 8 characters.',
      'পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে।',
    ],
    ['firstName', {}, 'firstName is missing.', 'firstName নেই।'],
  ])('of an account: %s', (path, input, english, bangla) => {
    const found = textsOf(toInputError, { schema: Registration, input, path, group: 'account' });
    expect(found).toEqual(['invalidField', english, bangla]);
  });

  test.each([
    [
      'numberOfOpenings',
      { numberOfOpenings: 0 },
      'Number of openings must be at least 1.',
      'পদসংখ্যা কমপক্ষে ১ হতে হবে।',
    ],
    ['title', { title: ' ' }, 'Title is required.', 'পদের নাম দিন।'],
  ])('of a job: %s', (path, input, english, bangla) => {
    const found = textsOf(toFormError, { schema: JobPayload, input, path, group: 'job' });
    expect(found).toEqual(['invalidField', english, bangla]);
  });

  test('of a company, whose parts have names of their own', () => {
    const input = { socialMedia: { facebook: 'https://evil.example/' } };
    const path = 'socialMedia.facebook';
    expect(textsOf(toInputError, { schema: CompanyInput, input, path, group: 'company' })).toEqual([
      'invalidField',
      'Facebook must be a name, or a link to facebook.com.',
      'ফেসবুক: শুধু নাম, অথবা facebook.com-এর লিংক দিন।',
    ]);
    expect(
      textsOf(toInputError, { schema: CompanyInput, input: 'text', path: '', group: 'company' }),
    ).toEqual(['invalidField', 'The company must be an object.', 'প্রতিষ্ঠান একটি অবজেক্ট হিসেবে দিন।']);
  });
});

test('a body that is no object has an error of its own', () => {
  const input = { schema: Registration, input: null, path: '', group: 'account' } as const;
  expect(textsOf(toInputError, input)[0]).toBe('bodyNotObject');
});
