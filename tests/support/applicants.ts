import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { applicationParts, ReceiptData, type Receipt } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import type { JobPayload } from '#contract/jobs/job-payload.ts';
import { newApplicationKey, samplePdf } from './applications.ts';
import { addOwnCompany, addOwnJob, createEmployer, type Employer } from './employer.ts';
import type { SharedApp } from './shared-app.ts';

const questions = [
  { id: 'bike', kind: 'yesNo', text: 'Do you have a motorbike?', choices: [], isRequired: true },
  {
    id: 'shift',
    kind: 'choice',
    text: 'কোন শিফটে কাজ করতে চান?',
    choices: ['Day', 'Night'],
    isRequired: false,
  },
] satisfies JobPayload['screening'];

/**
 * A public job of an employer, with the inbox and two questions.
 * @param approve makes both public
 * @returns its id
 */
export async function addPublicInbox(
  employer: Employer,
  approve: (ids: { company: string; job: string }) => Promise<unknown>,
  { title = 'Store Keeper', company = 'Meghna Stores' } = {},
): Promise<string> {
  const companyId = await addOwnCompany(employer, company);
  const job = await addOwnJob(employer, companyId, {
    title,
    applyWays: [{ kind: 'inbox' }],
    screening: questions,
  });
  await approve({ company: companyId, job });
  return job;
}

interface Applying {
  jobId: string;
  name: string;
  /** Another one for each name when absent. */
  phone?: string;
  note?: string;
}

const toPhone = (name: string): string =>
  `01712-${String(createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000).padStart(6, '0')}`;

/** Someone applies, as a device sends it. @param who someone new when absent */
export async function applyAs(
  app: Pick<SharedApp, 'origin'>,
  { jobId, name, phone = toPhone(name), note = 'I can start on Sunday.' }: Applying,
  who?: Employer,
): Promise<Receipt> {
  const applicant = who ?? (await createEmployer(app));
  const form = {
    key: newApplicationKey(),
    jobId,
    name,
    phone,
    email: applicant.user.email,
    note,
    answers: [
      { id: 'bike', value: 'yes' },
      { id: 'shift', value: 'Day' },
    ],
    cv: { name: `${name} CV.pdf` },
  };
  const body = new FormData();
  body.set(applicationParts.application, JSON.stringify(form));
  body.set(applicationParts.cv, new File([samplePdf(name)], 'file'));
  const answer = await applicant.send('POST', applicationPaths.list, body);
  return v.parse(v.object({ data: ReceiptData }), answer).data.application;
}

/** An employer's decision, made elsewhere. */
export const decideAs = (employer: Employer, move: { id: string; to: string; version: number }) =>
  employer.send('POST', applicationPaths.decide, { moves: [move] });
