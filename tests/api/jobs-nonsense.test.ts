import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { listLimits } from '#contract/limits.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { jobSorts } from '#contract/jobs/vocabulary.ts';
import { addJob, addJobDefaults } from '../support/jobs.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
beforeAll(async () => {
  await addJob(server(), await addJobDefaults(server()));
});

const names =
  'page perPage search jobType experienceLevel minSalary maxSalary category country sort createdBy view page[] __proto__'.split(
    ' ',
  );

/** Values of addresses: text of every kind, broken escapes, and what has broken servers before. */
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map(encodeURIComponent),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom('%', '%C3', '%ED%A0%80', '%00', '%uD800', '+', '1e400', '-0', 'null', '[]', '{}'),
  fc.constantFrom(
    "'; drop table jobs; --",
    "':*",
    'a & | !',
    '((((',
    "\\'",
    '%25%5F',
    '-',
    'C++',
    '🙂',
    'ক্ষ',
  ),
  fc.constantFrom('1', '10', 'remote', 'fresher', 'newest', '999999999', 'x'.repeat(5000)),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));

test('any nonsense in any parameter answers 200 or 4xx, with the envelope', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const { status, body } = await server().send('GET', `${apiPaths.jobs}?${text}`);
      expect([200, 400, 401]).toContain(status);
      expect(body).toMatchObject({ success: status === 200 });
    }),
    { numRuns: 400 },
  );
  expect(server().logs.filter((entry) => entry.level === 'error')).toEqual([]);
});

test('the last page that may be asked for is an empty one, in every list', async () => {
  const filters = [
    '',
    'jobType=on-site',
    'minSalary=1',
    'jobType=on-site&experienceLevel=1-2years&minSalary=1',
  ];
  const orders = ['', ...jobSorts.map((sort) => `sort=${sort}`)];
  const last = `page=${listLimits.maxPage}&perPage=${listLimits.maxPageSize}`;
  for (const filter of filters) {
    for (const order of orders) {
      for (const search of ['', 'search=accountant']) {
        const asked = [last, filter, order, search].join('&');
        const { status, body } = await server().send('GET', `${apiPaths.jobs}?${asked}`);
        expect({ asked, status, body }).toMatchObject({ asked, status: 200, body: { data: { jobs: [] } } });
      }
    }
  }
});

test('any nonsense as an id answers 404', async () => {
  await fc.assert(
    fc.asyncProperty(value, async (text) => {
      const { status } = await server().send('GET', `${apiPaths.jobs}/x${text.replaceAll(/[/?#]/g, '')}`);
      expect([400, 404]).toContain(status);
    }),
    { numRuns: 100 },
  );
});
