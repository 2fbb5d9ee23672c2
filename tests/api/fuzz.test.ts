import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApiDocument } from '#server/api-docs/document.ts';
import { users } from '#server/db/schema.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { fuzzPages } from '../fuzz/pages.ts';
import { draw, toBytes } from '../support/pictures.ts';
import { addCategories } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

/** A short run of `npm run fuzz`, in this process and on either engine. */
test('no generated request over the routes of the document fails the server', async () => {
  const document = createApiDocument('Kaj', server().app);
  const ids = await addCategories(server(), 3);
  const pictures = [await draw('png'), toBytes('GIF89a')];
  const outcome = await fuzz({
    seed: Number(process.env['SEED'] ?? 14),
    requests: 800,
    clients: 8,
    target: { document, ids, pages: [...fuzzPages, '/healthz'], pictures },
    send: server().request,
    makeAdmin: async (email) =>
      void (await server().context.db.orm.update(users).set({ role: 'admin' }).where(eq(users.email, email))),
  });
  expect(outcome.failures).toEqual([]);
  const { '2xx': good = 0, '4xx': refused = 0 } = outcome.statuses;
  expect(good).toBeGreaterThan(80);
  expect(refused).toBeGreaterThan(80);
});
