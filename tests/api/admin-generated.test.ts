import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { toPlainText } from '#contract/clean-text.ts';
import { REASON_CHARS } from '#contract/jobs/posting.ts';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { postJob, readJob, useJobStage } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const stage = useJobStage(server);
afterEach(() => expect(server().logs.filter((entry) => entry.level === 'error')).toEqual([]));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: REASON_CHARS }),
  fc.constantFrom('', ' ', '\ud83d', '\u0000', '\u200b', '<b>no</b>', 'বেতন লেখা নেই'),
);
/** Taken as a reason, as a rule. */
const goodText = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `A${text}`);
const body = fc.oneof(
  { weight: 3, arbitrary: fc.record({ reason: fc.oneof(anyText, goodText) }) },
  fc.record({ reason: fc.jsonValue() }),
  fc.record({ email: fc.oneof(anyText, fc.jsonValue()) }),
  fc.jsonValue(),
);

const readReason = async (id: string) =>
  readJob(await server().send('GET', apiPaths.job(id), undefined, stage().owner.token)).approvalReason;

test('a generated rejection is refused with a message, or its reason reads back equal', async () => {
  const { _id: id } = await postJob(server(), stage());
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const before = await readReason(id);
      const answer = await server().send('POST', adminPaths.rejectJob(id), sent, stage().admin.token);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/\S/) });
      const isAccepted = answer.status === 200;
      if (!isAccepted) expect(answer.status).toBe(400);
      if (isAccepted) accepted += 1;
      const reason = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'reason') : undefined;
      expect(await readReason(id)).toBe(isAccepted ? toPlainText(String(reason)).trim() : before);
    }),
    { numRuns: 80 },
  );
  expect(accepted).toBeGreaterThan(10);
});
