import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { companies, jobs } from '../db/schema.ts';
import { Content, openColumn, readSummary, receiptColumns, toReceipt } from './application-answer.ts';
import { readKeys } from './seal.ts';

/** All that an account has sent, for the download of its data; of a CV its name and size. */
export async function readOwnApplications(orm: Orm, userId: string) {
  const { keyNo, summary, content, applicantId, sentAt } = applications;
  const rows = await orm
    .select({ ...receiptColumns, keyNo, summary, content })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applicantId, userId))
    .orderBy(desc(sentAt), desc(applications.id));
  const findKey = await readKeys(orm);
  return rows.map((row): Record<string, unknown> => {
    const place = { key: findKey(row.keyNo), id: row.id, column: 'content' } as const;
    const content = row.content === null ? {} : openColumn(Content, place, row.content);
    return Object.assign({}, toReceipt(row), readSummary(row, findKey), content);
  });
}
