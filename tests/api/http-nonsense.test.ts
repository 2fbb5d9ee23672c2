import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const RUNS = { numRuns: 150 };

/** Percent-encoded bytes: no valid text in any encoding, most of the time. */
const rawSegment = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const segment = fc.oneof(
  rawSegment,
  fc.webSegment(),
  fc.constantFrom('%', '%zz', '..', '.', '%00', '%2f', ''),
);
const base = fc.constantFrom(
  '/',
  '/files/',
  '/files/logos/',
  '/assets/',
  '/api/v1/',
  `${apiPaths.companies}/`,
  `${apiPaths.resumeTemplates}?includeDeleted=`,
  `${apiPaths.jobCategories}?view=`,
);
const header = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => text.trim());

test('no address is answered with a failure of ours', async () => {
  const path = fc.tuple(base, fc.array(segment, { maxLength: 4 }));
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
      async ([start, rest], method) => {
        const response = await server().request(start + rest.join('/'), { method });
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      },
    ),
    RUNS,
  );
});

test('no header is answered with a failure of ours', async () => {
  const cv = await server().context.files.put({
    folder: 'resumes',
    name: 'a.docx',
    bytes: new Uint8Array(99),
  });
  const names = [
    'Authorization',
    'If-None-Match',
    'If-Modified-Since',
    'Range',
    'If-Range',
    'Accept-Encoding',
  ];
  const headers = fc.dictionary(fc.constantFrom(...names, 'X-Forwarded-For', 'Origin'), header);
  const paths = fc.constantFrom(apiPaths.jobCategories, accountPaths.profile, apiPaths.companies, cv);
  await fc.assert(
    fc.asyncProperty(paths, headers, async (path, sent) => {
      const response = await server().request(path, { headers: sent });
      expect(response.status).toBeLessThan(500);
      await response.arrayBuffer();
    }),
    RUNS,
  );
});

test('no body is answered with a failure of ours', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const known = fc.record(
    {
      email: text,
      password: fc.string({ minLength: 8 }),
      firstName: text,
      lastName: text,
      phoneNumber: text,
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.json(),
    text,
    known.map((value) => JSON.stringify(value)),
  );
  const paths = fc.constantFrom(accountPaths.login, accountPaths.register, accountPaths.logout);
  await fc.assert(
    fc.asyncProperty(paths, body, async (path, sent) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await server().request(path, { method: 'POST', headers, body: sent });
      expect(response.status).toBeLessThan(500);
      await response.arrayBuffer();
    }),
    RUNS,
  );
  expect(server().logs.filter((entry) => entry.level === 'error')).toEqual([]);
});
