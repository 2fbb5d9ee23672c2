import { type OfflineJob, offlineKeys, offlineStore, readOfflineIds, readOr } from './offline-searches.ts';

export { onOfflineSearchesChange } from './offline-searches.ts';

/** Downloaded jobs, for pages that do not load the code of offline searches. Nothing here rejects. */

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
