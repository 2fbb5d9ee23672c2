import { getRouteApi } from '@tanstack/react-router';
import type { Job } from '#contract/jobs/job.ts';
import { prefetchCategory, prefetchCity, prefetchCompany } from '#features/boards/board-queries.ts';
import { CategoryPage, CityPage } from '#features/boards/filter-pages.tsx';
import { CompanyPage } from '#features/boards/company-page.tsx';
import { ShownList } from '#features/job-search/list/job-grid.tsx';
import { Bookmark, lazyOfflineNote } from '#features/saved-jobs/bookmark.tsx';
import { hasBrowser } from '#platform/browser/browser.ts';
import { lazyNotFound } from '#shell/lazy-parts.tsx';
import type { PageContext } from './page-context.ts';

const bookmark = (job: Job) => <Bookmark job={job} look="card" />;
const offlineNote = (job: Job) => <lazyOfflineNote.Part job={job} />;

/** The job list's cards, for the pages of open jobs. */
function BoardCards({ jobs }: { jobs: readonly Job[] }) {
  return <ShownList jobs={jobs} isChanging={false} bookmark={bookmark} offlineNote={offlineNote} />;
}

export async function loadCategory({ context, params }: PageContext<{ slug: string }>): Promise<void> {
  const known = prefetchCategory(context.queryClient, params.slug);
  if (!hasBrowser) await known;
}

export async function loadCity({ context, params }: PageContext<{ slug: string }>): Promise<void> {
  const known = prefetchCity(context.queryClient, params.slug);
  if (!hasBrowser) await known;
}

export async function loadCompany({
  context,
  params,
  deps,
}: PageContext<{ id: string }, { page: number }>): Promise<void> {
  const known = prefetchCompany(context.queryClient, params.id, deps.page);
  if (!hasBrowser) await known;
}

const category = getRouteApi('/jobs/category/$slug');
const city = getRouteApi('/jobs/city/$slug');
const company = getRouteApi('/companies/$id');

export function CategoryRoute() {
  const { slug } = category.useParams();
  return <CategoryPage key={slug} slug={slug} Cards={BoardCards} notFound={<lazyNotFound.Part />} />;
}

export function CityRoute() {
  const { slug } = city.useParams();
  return <CityPage key={slug} slug={slug} Cards={BoardCards} notFound={<lazyNotFound.Part />} />;
}

export function CompanyRoute() {
  const { id } = company.useParams();
  const { page = 1 } = company.useSearch();
  return <CompanyPage key={id} id={id} page={page} Cards={BoardCards} notFound={<lazyNotFound.Part />} />;
}
