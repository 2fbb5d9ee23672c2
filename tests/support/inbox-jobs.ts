import type { SharedApp } from './shared-app.ts';
import { runAdmin } from './admin.ts';
import { addOwnCompany, addOwnJob, createEmployer, type Employer } from './employer.ts';

export interface InboxJobs {
  employer: Employer;
  jobIds: string[];
}

/** Approved jobs that take applications in the product. */
export async function addInboxJobs(app: SharedApp, count = 1): Promise<InboxJobs> {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer);
  const jobIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const title = `Accountant ${index + 1}`;
    jobIds.push(await addOwnJob(employer, company, { title, applyWays: [{ kind: 'inbox' }] }));
  }
  await runAdmin(app.dataDir, ['approve', company, ...jobIds]);
  return { employer, jobIds };
}
