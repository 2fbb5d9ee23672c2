import type { Company, CompanyRef } from '../companies/company.ts';
import type { Job } from './job.ts';

/** What a device knows of rows that a job may only point to (§3): category names and companies, by id. */
export interface KnownNames {
  categories: ReadonlyMap<string, string>;
  companies: ReadonlyMap<string, Omit<CompanyRef, '_id'>>;
}

const noNames: KnownNames = { categories: new Map(), companies: new Map() };

/** The job with the names that it lacks and the device knows; the very same where there is nothing to fill in. */
export function withNames<J extends Job>(job: J, { categories, companies }: KnownNames): J {
  const { category, company } = job;
  const categoryName = category?.name === '' ? categories.get(category._id) : undefined;
  const known = company.name === '' ? companies.get(company._id) : undefined;
  let named = job;
  if (category && categoryName) named = { ...named, category: { ...category, name: categoryName } };
  if (known?.name) {
    const { name, logo, industry } = known;
    named = { ...named, company: { _id: company._id, name, logo, industry } };
  }
  return named;
}

/** A copy of a job with the company that was stored beside it. */
export function withCompany<J extends Job>(job: J, company: Company | null): J {
  if (company === null) return job;
  return withNames(job, { ...noNames, companies: new Map([[company._id, company]]) });
}
