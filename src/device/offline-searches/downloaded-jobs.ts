import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { offlineKeys, offlineStore, readOfflineIds, readOr } from './store.ts';

export { onOfflineSearchesChange } from './store.ts';

/** Downloaded jobs, for pages that do not load the code of offline searches. Nothing here rejects. */

export interface OfflineJob {
  job: Job;
  company: Company | null;
  copiedAt: number;
}

/** The ids of all downloaded jobs. */
export const readOfflineJobIds = (): Promise<readonly string[]> =>
  readOr<readonly string[]>(readOfflineIds, []);

/** A downloaded job. */
export function readOfflineJob(id: string): Promise<OfflineJob | undefined> {
  return readOr<OfflineJob | undefined>(async () => {
    const record = await offlineStore.read(offlineKeys.job(id));
    if (record?.kind !== 'job') return undefined;
    const company = await offlineStore.read(offlineKeys.company(record.job.company._id));
    const { job, copiedAt } = record;
    return { job, copiedAt, company: company?.kind === 'company' ? company.company : null };
  }, undefined);
}
