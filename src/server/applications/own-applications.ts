import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts/account.ts';
import { applications } from '../db/applications-schema.ts';
import { Content, openColumn, readCv, readSummary, receiptColumns, toReceipt } from './application-answer.ts';
import { readWithKeys, type SealedContext } from './seal.ts';

/** All that an account has sent, for the download of its data; of a CV all but the file. */
export async function readOwnApplications(context: SealedContext, userId: string) {
  const { keyNo, summary, content, applicantId, sentAt } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({ ...receiptColumns, keyNo, summary, content })
      .from(applications)
      .where(eq(applicantId, userId))
      .orderBy(desc(sentAt), desc(applications.id)),
  );
  return rows.map((row): Record<string, unknown> => {
    const place = { key: findKey(row.keyNo), id: row.id, column: 'content' } as const;
    const content = row.content === null ? {} : openColumn(Content, place, row.content);
    return Object.assign({}, toReceipt(row), readSummary(row, findKey), content);
  });
}

type ExportedCv = NonNullable<AccountExport['cvs']>[number];

/** The files that an account has sent, each once, read one after the other. */
export async function* readOwnCvs(context: SealedContext, userId: string): AsyncGenerator<ExportedCv> {
  const { id, keyNo, content, applicantId } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({ id, keyNo, content })
      .from(applications)
      .where(and(eq(applicantId, userId), isNotNull(content))),
  );
  const seen = new Set<string>();
  for (const { id: applicationId, keyNo: no, content: sealed } of rows) {
    if (sealed === null) continue;
    const place = { key: findKey(no), id: applicationId, column: 'content' } as const;
    const { sha256, type } = openColumn(Content, place, sealed).cv;
    if (seen.has(sha256)) continue;
    const bytes = await readCv(context, applicationId);
    // Withdrawn since the download began.
    if (bytes === null) continue;
    seen.add(sha256);
    yield { sha256, type, base64: bytes.toString('base64') };
  }
}
