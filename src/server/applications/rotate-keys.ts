import { and, asc, eq, lt } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { type Connection, inTransaction, type Transaction } from '../db/connection.ts';
import { applications, applicationUploads } from '../db/applications-schema.ts';
import { toSealedPlace, type SealedColumn } from './application-answer.ts';
import {
  listKeyNumbers,
  lockKey,
  lockNewestKey,
  readSealKeys,
  destroySealKey,
  seal,
  unseal,
} from './seal.ts';
import { toUploadPlace } from './uploads.ts';

/** A new key for what applicants send, and the old ones removed once nothing is sealed with them. */

/** CVs are up to 2 MB. */
const ROWS_AT_ONCE = 20;

async function sealApplications(tx: Transaction): Promise<number> {
  const newest = await lockNewestKey(tx);
  const { id, keyNo, summary, content, cv, employerNote } = applications;
  const rows = await tx
    .select({ id, keyNo, summary, content, cv, employerNote })
    .from(applications)
    .where(lt(keyNo, newest.no))
    .orderBy(asc(id))
    .limit(ROWS_AT_ONCE)
    .for('update');
  const findKey = await readSealKeys(tx);
  for (const row of rows) {
    const again = (column: SealedColumn, sealed: Uint8Array | null) => {
      const place = toSealedPlace(row.id, column);
      return sealed && seal(newest, place, unseal(findKey(row.keyNo), place, sealed));
    };
    await tx
      .update(applications)
      .set({
        keyNo: newest.no,
        summary: again('summary', row.summary),
        content: again('content', row.content),
        cv: again('cv', row.cv),
        employerNote: again('employer_note', row.employerNote),
      })
      .where(eq(id, row.id));
  }
  return rows.length;
}

async function sealUploads(tx: Transaction): Promise<number> {
  const newest = await lockNewestKey(tx);
  const rows = await tx
    .select()
    .from(applicationUploads)
    .where(lt(applicationUploads.keyNo, newest.no))
    .limit(ROWS_AT_ONCE)
    .for('update');
  const findKey = await readSealKeys(tx);
  for (const { applicantId, key, atOffset, keyNo, bytes } of rows) {
    const place = toUploadPlace({ applicantId, key }, atOffset);
    const isThis = [
      eq(applicationUploads.applicantId, applicantId),
      eq(applicationUploads.key, key),
      eq(applicationUploads.atOffset, atOffset),
    ];
    await tx
      .update(applicationUploads)
      .set({ keyNo: newest.no, bytes: seal(newest, place, unseal(findKey(keyNo), place, bytes)) })
      .where(and(...isThis));
  }
  return rows.length;
}

/** Removes the keys that nothing is sealed with. @returns whether some are left */
async function removeOldKeys(tx: Transaction): Promise<boolean> {
  const [newest = 0, ...older] = await listKeyNumbers(tx);
  // Transactions that seal with one of them have ended then, so their rows are seen.
  for (const number of older) await lockKey(tx, number);
  for (const number of older) {
    const used =
      (await tx.$count(applications, eq(applications.keyNo, number))) +
      (await tx.$count(applicationUploads, eq(applicationUploads.keyNo, number)));
    if (used === 0) await destroySealKey(tx, number);
  }
  return (await listKeyNumbers(tx)).some((number) => number < newest);
}

/** Continues a rotation that a restart or failed attempts have ended. */
export async function continueRotation({ db, queue }: Pick<AppContext, 'db' | 'queue'>): Promise<void> {
  if ((await listKeyNumbers(db.orm)).length < 2) return;
  await inTransaction(db, (tx) => queue.enqueue(tx, 'seal-applications', {}, { singletonKey: 'all' }));
}

/** Seals with the newest key what older ones sealed, in batches, and removes those. */
export async function sealAgain(
  { db }: { db: Pick<Connection, 'orm'> },
  shouldStop: () => boolean,
): Promise<void> {
  const run = (work: (tx: Transaction) => Promise<number>) => inTransaction(db, work);
  while (!shouldStop()) {
    while (!shouldStop() && (await run(sealApplications)) + (await run(sealUploads)) > 0);
    if (shouldStop() || !(await inTransaction(db, removeOldKeys))) return;
  }
}
