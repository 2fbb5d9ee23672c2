import type { QueryClient } from '@tanstack/react-query';
import { companyQuery } from '#api/companies.ts';
import { jobQuery } from '#api/jobs.ts';
import {
  lazyCompanyPanel,
  lazyJobFailure,
  lazyOverview,
  lazySections,
} from '#features/job-details/lazy-parts.tsx';

async function prefetchCompany(queryClient: QueryClient, jobId: string): Promise<string> {
  const id = queryClient.getQueryData(jobQuery(jobId).queryKey)?.job.company._id ?? '';
  if (id !== '') await queryClient.prefetchQuery(companyQuery(id));
  return id;
}

/** On the server: reads a job and its company, and loads their components. @returns the company's id, '' for none */
export async function prepareJob(queryClient: QueryClient, id: string): Promise<string> {
  const company = queryClient.prefetchQuery(jobQuery(id)).then(() => prefetchCompany(queryClient, id));
  const parts = [lazyCompanyPanel, lazyOverview, lazySections, lazyJobFailure];
  await Promise.all(parts.map(({ preload }) => preload()));
  return company;
}

/** The same for a job beside a list; a failure is ignored, as the list is rendered anyway and the browser retries. */
export async function prepareBesideJob(queryClient: QueryClient, id: string): Promise<void> {
  const company = await prepareJob(queryClient, id);
  const keys = [jobQuery(id).queryKey, companyQuery(company).queryKey];
  for (const queryKey of keys)
    queryClient.removeQueries({ queryKey, exact: true, predicate: ({ state }) => state.status === 'error' });
}
