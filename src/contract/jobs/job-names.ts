import type { Company, CompanyRef } from '../companies/company.ts';
import type { Job } from './job.ts';

export interface KnownNames {
  categories: ReadonlyMap<string, string>;
  companies: ReadonlyMap<string, Omit<CompanyRef, '_id'>>;
}

const noNames: KnownNames = { categories: new Map(), companies: new Map() };

/** Fills in missing names; returns the same job when nothing is missing. */
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

/** A job with the company that was stored beside it. */
export function withCompany<J extends Job>(job: J, company: Company | null): J {
  if (company === null) return job;
  return withNames(job, { ...noNames, companies: new Map([[company._id, company]]) });
}
