import * as v from 'valibot';
import { isCleanText } from '#contract/clean-text.ts';
import { CompanyData } from '#contract/companies/company.ts';
import { readAnswer } from '#contract/http/envelope.ts';
import { apiPaths, boardPaths, type BoardAddress } from '#contract/http/paths.ts';
import { JobCategory } from '#contract/jobs/category.ts';
import { CityData } from '#contract/jobs/city.ts';
import { type JobSearch, toJobsQuery } from '#contract/jobs/job-query.ts';
import { JobData } from '#contract/jobs/job.ts';
import { toSlug } from '#contract/search/slug.ts';
import type { AppContext } from '../app-context.ts';
import type { JobStore } from '../jobs/store.ts';
import { isId } from '../ids.ts';
import type { BoardFacts, FindFacts, FoundFacts } from './page-facts.ts';
import type { SendToApi } from './load-renderer.ts';

const ListData = v.object({
  jobs: v.array(v.object({ title: v.string() })),
  pagination: v.object({ total: v.number() }),
});
const CategoriesData = v.object({ jobCategories: v.array(JobCategory) });

/**
 * Makes the facts of a page's head from the API's answers. Within {@link asOnePage} these are the answers that the page
 * was rendered with.
 */
export function createFindFacts(
  { clock }: Pick<AppContext, 'clock'>,
  send: SendToApi,
  { wasRemoved }: Pick<JobStore, 'wasRemoved'>,
): FindFacts {
  /** @returns null for status 404 @throws Error for another answer without data */
  async function read<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const response = await send(path, {});
    if (response.status === 404) return null;
    const answer = readAnswer(schema, await response.json());
    if (answer.kind !== 'ok') throw new Error(`${path} gave no data for a page's head`);
    return answer.data;
  }

  async function findList(search: JobSearch): Promise<FoundFacts> {
    const data = await read(`${apiPaths.jobs}?${toJobsQuery(search)}`, ListData);
    const found = data && { total: data.pagination.total, titles: data.jobs.map(({ title }) => title) };
    return { facts: { kind: 'list', search, ...(found && { found }) } };
  }

  async function findJob(id: string): Promise<FoundFacts> {
    const job = (await read(apiPaths.job(id), JobData))?.job;
    // The app shows a job that its owner closed, but the page has status 410 for search engines.
    if (job === undefined || job.status === 'closed') {
      const isRemoved = isId(id) && (await wasRemoved(id));
      return { facts: { kind: 'missing', what: 'job' }, status: isRemoved ? 410 : 404 };
    }
    const company = await read(apiPaths.company(job.company._id), CompanyData);
    return { facts: { kind: 'job', job, website: company?.company.website ?? '', now: clock() } };
  }

  type Board = BoardFacts['found'];

  async function findCategory(key: string): Promise<Board> {
    const slug = toSlug(key);
    const categories = (await read(apiPaths.jobCategories, CategoriesData))?.jobCategories ?? [];
    const found = categories.find(({ name }) => toSlug(name) === slug);
    if (found === undefined) return undefined;
    const { name, jobCount: openJobs = 0 } = found;
    return { kind: 'category', name, nameBn: '', path: boardPaths.category(slug), openJobs };
  }

  async function findCity(key: string): Promise<Board> {
    const data = await read(apiPaths.city(key), CityData);
    if (data === null) return undefined;
    const { name, nameBn, slug, jobCount: openJobs } = data.city;
    return { kind: 'city', name, nameBn, path: boardPaths.city(slug), openJobs };
  }

  async function findCompany(id: string): Promise<Board> {
    const data = await read(apiPaths.company(id), CompanyData);
    if (data === null) return undefined;
    const { name, openJobs = 0 } = data.company;
    return { kind: 'company', name, nameBn: '', path: boardPaths.company(id), openJobs };
  }

  const finders = { category: findCategory, city: findCity, company: findCompany };

  async function findBoard(address: BoardAddress): Promise<FoundFacts> {
    const { kind, key } = address;
    const found = isCleanText(key) && key !== '' ? await finders[kind](key) : undefined;
    return { facts: found ? { kind: 'board', address, found } : { kind: 'missing', what: 'page' } };
  }

  return async (plain) => {
    if (plain.kind === 'list') return findList(plain.search);
    if (plain.kind === 'board') return findBoard(plain.address);
    return plain.kind === 'asked' ? findJob(plain.id) : { facts: plain };
  };
}
