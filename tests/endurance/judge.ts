import * as v from 'valibot';
import { stores } from '#contract/device/stores.ts';
import { EARLIER_COUNTS } from '#device/application.ts';
import type { Sending, Story } from './sequence.ts';
import type { Row } from './server.ts';

/** What must be true at the end of each sequence. */

const Stored = v.object({
  key: v.string(),
  jobId: v.string(),
  userId: v.nullable(v.string()),
  note: v.string(),
  cv: v.nullable(v.object({ size: v.number() })),
  step: v.picklist(['waiting', 'sent', 'refused']),
  receipt: v.optional(v.object({ id: v.string() })),
  problem: v.optional(v.string()),
});
type Stored = v.InferOutput<typeof Stored>;

const fail = (reason: string): never => {
  throw new Error(reason);
};

const heard = (row: Row, key: string): boolean => row.key === key || row.spentKeys.includes(key);

/** What the device says is true at the server. */
function judgeRecord({ server }: Story, record: Stored): void {
  const { key, step, userId, problem } = record;
  const rows = server.rows.filter((row) => heard(row, key));
  if (rows.some((row) => row.userId !== userId)) fail(`${key} was sent by another account`);
  if (step === 'waiting') fail(`${key} (${record.note}) still waits`);
  if (step === 'sent' && !rows.some(({ id }) => id === record.receipt?.id)) {
    fail(`${key} is called sent, and the server does not have it`);
  }
  const isEarlier = problem === EARLIER_COUNTS && rows.some((row) => row.id === record.receipt?.id);
  if (step === 'refused' && rows.length > 0 && !isEarlier) {
    fail(`${key} is called refused, and the server has it`);
  }
  if (step === 'sent' && !server.created.some((one) => one.key === key)) {
    fail(`${key} is called sent, and another one counts`);
  }
  if (step === 'refused' && (record.note === '' || record.cv === null)) fail(`${key}: its text is gone`);
}

function judgeSending({ server, sendings }: Story, sending: Sending, records: readonly Stored[]): void {
  const { note, jobId, userId, cvSize } = sending;
  const created = server.created.filter((one) => one.note === note);
  if (created.length > 1) fail(`${note} came ${created.length} times`);
  for (const one of created) {
    if (userId !== null && one.userId !== userId) fail(`${note} was sent by another account`);
    if (one.jobId !== jobId) fail(`${note} came for another job`);
  }
  const row = server.rows.find((one) => one.note === note);
  if (row && row.cvSize !== cvSize) fail(`the CV of ${note} has ${row.cvSize} bytes instead of ${cvSize}`);
  if (created.length === 1 || sending.isRemoved) return;
  // Killed before the app said anything, or lost with the page, as it said.
  if (sending.placed !== 'device' && sending.placed !== 'waits already') return;
  const isRefused = records.some((record) => record.note === note && record.step === 'refused');
  if (isRefused) return;
  const isOfSender = (other: string | null) => userId === null || other === userId;
  // What took its place on the device is judged itself.
  const later = sendings.slice(sendings.indexOf(sending) + 1);
  if (later.some((one) => one.jobId === jobId && (userId === null || isOfSender(one.userId)))) return;
  if (sending.placed === 'waits already') return;
  fail(`${note} was lost`);
}

/** @throws where something was lost, or came twice */
export function judge(story: Story): void {
  const { server, device } = story;
  const records = [...device.disk.rowsOf(stores.applications).values()].map((row) => v.parse(Stored, row));
  for (const { userId, jobId } of server.rows) {
    const same = server.rows.filter((row) => row.userId === userId && row.jobId === jobId);
    if (same.length > 1) fail(`${userId} applied twice for ${jobId}`);
  }
  const keys = server.created.map(({ key }) => key);
  if (new Set(keys).size < keys.length) fail('a key became two applications');
  for (const record of records) judgeRecord(story, record);
  for (const sending of story.sendings) judgeSending(story, sending, records);
}
