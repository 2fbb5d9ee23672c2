import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { withNames, type KnownNames } from '#contract/jobs/job-names.ts';
import { PRIVATE, PUBLIC } from '#platform/query/query-client.ts';
import { categoriesQuery } from './choices.ts';
import type { JobListResult, JobResult } from './read-answers.ts';

/** Some servers send a job's company and category as ids alone (§3); results that name them fill the jobs. */

type Reach = typeof PUBLIC | typeof PRIVATE;

const companyQueries = ['company', 'own-company', 'own-companies'];

function collectNames(queryClient: QueryClient, reach: Reach): KnownNames {
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
  const companies = queryClient
    .getQueriesData<Company | Company[]>({
      predicate: ({ queryKey: [from, second, third] }) =>
        from === PUBLIC
          ? second === 'company'
          : reach === PRIVATE && companyQueries.some((name) => name === third),
    })
    .flatMap(([, company]) => company ?? []);
  return {
    categories: new Map(categories.map(({ _id, name }) => [_id, name])),
    companies: new Map(companies.map((company) => [company._id, company])),
  };
}

type NameJobs = (jobs: Job[]) => Job[];

const createNaming =
  (names: KnownNames): NameJobs =>
  (jobs) => {
    const named = jobs.map((job) => withNames(job, names));
    return named.every((job, index) => job === jobs[index]) ? jobs : named;
  };

const inList = (data: JobListResult, name: NameJobs): JobListResult => {
  const jobs = name(data.jobs);
  return jobs === data.jobs ? data : { ...data, jobs };
};

const inResult = (data: JobResult, name: NameJobs): JobResult => {
  const [job = data.job] = name([data.job]);
  return job === data.job ? data : { ...data, job };
};

/** Does not touch the data's age. */
function change<D>(queryClient: QueryClient, filters: QueryFilters, toNext: (data: D) => D): void {
  for (const [queryKey, data] of queryClient.getQueriesData<D>(filters)) {
    const next = data && toNext(data);
    if (next === data) continue;
    queryClient.getQueryCache().find({ queryKey, exact: true })?.setState({ data: next });
  }
}

const isPrivate = (name: string): QueryFilters => ({
  predicate: ({ queryKey: [reach, , third] }) => reach === PRIVATE && third === name,
});

function fill(queryClient: QueryClient): void {
  const inPublic = createNaming(collectNames(queryClient, PUBLIC));
  change<JobListResult>(queryClient, { queryKey: [PUBLIC, 'jobs'] }, (data) => inList(data, inPublic));
  change<JobResult>(queryClient, { queryKey: [PUBLIC, 'job'] }, (data) => inResult(data, inPublic));
  const inPrivate = createNaming(collectNames(queryClient, PRIVATE));
  change<Job[]>(queryClient, isPrivate('own-jobs'), inPrivate);
  change<JobResult>(queryClient, isPrivate('job'), (data) => inResult(data, inPrivate));
  // Lists ask for the categories themselves.
  const read = queryClient.getQueriesData<JobResult>({ queryKey: [PUBLIC, 'job'] });
  if (read.some(([, data]) => data?.job.category?.name === ''))
    void queryClient.prefetchQuery(categoriesQuery);
}

/** Fills names now, and after each answer. */
export function fillNames(queryClient: QueryClient): void {
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      fill(queryClient);
    });
  };
  plan();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') plan();
  });
}
