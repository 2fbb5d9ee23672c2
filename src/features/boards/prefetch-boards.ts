import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '#api/categories.ts';
import { citiesQuery, cityQuery } from '#api/cities.ts';
import { companyQuery } from '#api/companies.ts';
import { jobListQuery } from '#api/jobs.ts';
import { toSlug } from '#contract/search/slug.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';

/** Asks for what a page shows before it is there; failures are the page's to tell. */

export async function prefetchCategory(queryClient: QueryClient, slug: string): Promise<void> {
  const cities = hasServerExtensions() ? queryClient.prefetchQuery(citiesQuery) : undefined;
  await queryClient.prefetchQuery(categoriesQuery);
  const categories = queryClient.getQueryData(categoriesQuery.queryKey);
  const category = categories?.find(({ name }) => toSlug(name) === toSlug(slug));
  await Promise.all([
    cities,
    category && queryClient.prefetchQuery(jobListQuery({ category: category._id })),
  ]);
}

export async function prefetchCity(queryClient: QueryClient, slug: string): Promise<void> {
  const isOffered = hasServerExtensions();
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery),
    isOffered && queryClient.prefetchQuery(citiesQuery),
    isOffered && queryClient.prefetchQuery(cityQuery(slug)),
    isOffered && queryClient.prefetchQuery(jobListQuery({ city: slug })),
  ]);
}

export async function prefetchCompany(queryClient: QueryClient, id: string, page: number): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(companyQuery(id)),
    hasServerExtensions() && queryClient.prefetchQuery(jobListQuery({ company: id, page })),
  ]);
}
