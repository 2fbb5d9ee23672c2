import { toJobsQuery, type JobSearch } from '#contract/jobs/job-query.ts';
import type { AppContext } from '../app-context.ts';
import type { FindFacts, FoundFacts } from '../render/served-pages.ts';
import { toFullJob } from './job-answer.ts';
import { readListQuery } from './search/query.ts';
import type { JobStore } from './store.ts';
import { isId } from '../ids.ts';

/** Looks up facts of lists and jobs for page heads. */
export function createPageFacts({ clock }: Pick<AppContext, 'clock'>, store: JobStore): FindFacts {
  async function findList(search: JobSearch): Promise<FoundFacts> {
    const { rows, total } = await store.list(readListQuery(toJobsQuery(search)));
    return { facts: { kind: 'list', search, found: { total, titles: rows.map(({ job }) => job.title) } } };
  }

  async function findJob(id: string): Promise<FoundFacts> {
    const now = clock();
    const row = isId(id) ? await store.find(id) : null;
    // A closed job's page says so, and search engines are told that the job is gone.
    if (row?.job.visible)
      return { facts: { kind: 'job', job: toFullJob(row), website: row.company.website, now } };
    const isRemoved = isId(id) && (await store.wasRemoved(id));
    return { facts: { kind: 'missing', what: 'job' }, status: isRemoved ? 410 : 404 };
  }

  return async (plain) => {
    if (plain.kind === 'list') return findList(plain.search);
    return plain.kind === 'asked' ? findJob(plain.id) : { facts: plain };
  };
}
