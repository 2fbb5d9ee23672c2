import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ReceiptData, type Receipt } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { applications } from '#server/db/applications-schema.ts';
import { jobs } from '#server/db/schema.ts';
import type { JobStage } from './job-writes.ts';
import { addJob } from './jobs.ts';
import { toAnswer, type Answer, type TestServer } from './server.ts';

/** A key as a device makes it. */
export const newApplicationKey = (): string => randomBytes(16).toString('hex');

/** A PDF as far as the server looks. */
export const samplePdf = (text = 'My CV'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`));

/** An open job that takes applications, but for what is changed. @returns its id */
export const addInboxJob = (
  server: TestServer,
  { owner, companyId, categoryId }: JobStage,
  changes: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> =>
  addJob(
    server,
    { companyId, categoryId, createdBy: owner.id },
    { applyWays: [{ kind: 'inbox' }], ...changes },
  );

interface Sending {
  jobId: string;
  token: string;
  key?: string;
  /** Null: it was uploaded. */
  cv?: Uint8Array<ArrayBuffer> | null;
  form?: object;
}

/** Sends an application as a device does. */
export async function sendApplication(
  server: TestServer,
  { jobId, token, key = newApplicationKey(), cv = samplePdf(), form = {} }: Sending,
): Promise<Answer> {
  const sent = {
    key,
    jobId,
    name: 'Rina Akter',
    phone: '01712 345678',
    email: 'rina@example.com',
    note: 'I can start on Sunday.',
    answers: [],
    cv: { name: 'Rina CV.pdf' },
    ...form,
  };
  const headers = { Authorization: `Bearer ${token}` };
  const path = applicationPaths.list;
  if (cv === null) return server.send('POST', path, sent, token);
  const body = new FormData();
  body.set('application', JSON.stringify(sent));
  body.set('cv', new File([cv], 'file'));
  return toAnswer(await server.request(path, { method: 'POST', headers, body }));
}

/** The receipt of an answer. */
export const readReceipt = ({ body }: Pick<Answer, 'body'>): Receipt =>
  v.parse(v.object({ success: v.literal(true), data: ReceiptData }), body).data.application;

/** The rows of a job. */
export const listApplications = ({ context }: TestServer, jobId: string) =>
  context.db.orm.select().from(applications).where(eq(applications.jobId, jobId));
