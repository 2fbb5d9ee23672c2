import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedJson } from './stored-text.ts';
import { storedReaders } from './stored-values.ts';
import { User } from '../accounts/auth.ts';

const StoredUser = storedJson(User);

function readBySchema(text: string): User | null {
  const parsed = v.safeParse(StoredUser, text);
  return parsed.success ? parsed.output : null;
}

/** What the field of a user may turn out to be in storage. */
const field = fc.oneof(
  fc.string(),
  fc.constantFrom('', '0', null, undefined, true, 0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant([]),
  fc.constant({}),
);
const storedUser = fc.record(
  {
    _id: field,
    firstName: field,
    lastName: field,
    email: field,
    phoneNumber: field,
    role: fc.oneof(field, fc.constantFrom('admin', 'user')),
    more: field,
  },
  { requiredKeys: [] },
);
const goodUser = fc.record({
  _id: fc.string({ minLength: 1 }),
  email: fc.option(fc.string()),
  role: fc.constantFrom('admin', 'user', undefined),
});

test('a stored user is read just as its schema reads it', () => {
  const texts = fc.oneof(
    storedUser.map((user) => JSON.stringify(user)),
    goodUser.map((user) => JSON.stringify(user)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(storedReaders.user(text)).toEqual(readBySchema(text));
    }),
    { numRuns: 2000 },
  );
});

test('a user in another form of the API is read, and one without an id is none', () => {
  const user = { _id: 'u1', firstName: 'Rahim', lastName: '', email: '', phoneNumber: '1711' };
  expect(storedReaders.user('{"_id":"u1","firstName":"Rahim","email":null,"phoneNumber":1711}')).toEqual(
    user,
  );
  expect(storedReaders.user('{"_id":"","firstName":"Rahim"}')).toBeNull();
  expect(storedReaders.user('not JSON')).toBeNull();
});

test('an empty token or job is none; the flag is true or false', () => {
  expect(storedReaders.token('')).toBeNull();
  expect(storedReaders.selectedJobId('j1')).toBe('j1');
  expect(storedReaders.IsSignin('true')).toBe('true');
  expect(storedReaders.IsSignin('yes')).toBeNull();
});
