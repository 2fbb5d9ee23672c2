import { findWay, toOpenWays } from '#contract/applications/open-ways.ts';
import { deadlineEndMs } from '#contract/jobs/job-dates.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { isWebUrl } from '#contract/companies/web-links.ts';
import { escapeHtml } from '../http/response/html.ts';
import { isRemote } from '../jobs/job-words.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { JobFacts, Site } from './page-facts.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */

const employmentTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

const payUnits: Readonly<Record<string, string>> = {
  hourly: 'HOUR',
  daily: 'DAY',
  weekly: 'WEEK',
  monthly: 'MONTH',
  yearly: 'YEAR',
};

/** ISO 3166-1; other countries by name. */
const countryCodes: Readonly<Record<string, string>> = { bangladesh: 'BD', 'sri lanka': 'LK', india: 'IN' };

const monthsOfExperience: Readonly<Record<string, number>> = { '1-2years': 12, 'morethan-2years': 24 };
const beginners: ReadonlySet<string> = new Set(['fresher', 'internship']);

/** Undefined for '', so that the field is left out. */
const known = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
const knownList = (items: readonly string[]): string | undefined => known(items.join(', '));

const toParagraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

function toEmploymentTypes({ jobType, workMode, experienceLevel }: Job): string[] | undefined {
  const found = [jobType, workMode, experienceLevel].flatMap((value) => employmentTypes[value] ?? []);
  return found.length === 0 ? undefined : [...new Set(found)];
}

function toOrganization({ company }: Job, website: string, { origin }: Site) {
  return {
    '@type': 'Organization',
    name: company.name,
    sameAs: isWebUrl(website) ? website.trim() : undefined,
    logo: company.logo === '' ? undefined : new URL(company.logo, origin).href,
  };
}

function toAddress(
  { street, city, state, postalCode, country, cityEn, cityBn, countryEn }: Job['location'],
  { language }: Pick<Site, 'language'>,
) {
  return {
    '@type': 'PostalAddress',
    streetAddress: known(street),
    addressLocality: known((language === 'en' ? cityEn : cityBn) || city),
    addressRegion: known(state),
    postalCode: known(postalCode),
    addressCountry: countryCodes[(countryEn || country).trim().toLowerCase()] ?? country.trim(),
  };
}

function toPlaces(job: Job, site: Site) {
  const jobLocation = { '@type': 'Place', address: toAddress(job.location, site) };
  if (!isRemote(job)) return { jobLocation };
  const applicantLocationRequirements = { '@type': 'Country', name: job.location.country.trim() };
  return { jobLocation, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements };
}

function toBaseSalary({ salary }: Job) {
  const { currency, type } = salary;
  const [min, max] = [salary.min ?? 0, salary.max ?? 0];
  const unitText = payUnits[type];
  if (unitText === undefined || max <= 0) return undefined;
  // An employer who fills in no least pay sends 0.
  const range = { ...(min > 0 && { minValue: min }), maxValue: max };
  const amount = min === max ? { value: min } : range;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText },
  };
}

function toExperience({ experienceLevel }: Job) {
  if (beginners.has(experienceLevel)) return 'no requirements';
  const months = monthsOfExperience[experienceLevel];
  if (months === undefined) return undefined;
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months };
}

/** Whether one can apply on this page, and the link and number that the employer gave for it. */
function toApplying({ applyWays }: Job) {
  const ways = toOpenWays(applyWays);
  const url = findWay(ways, 'link')?.url;
  const telephone = findWay(ways, 'call')?.phone;
  const hasContact = url !== undefined || telephone !== undefined;
  return {
    directApply: findWay(ways, 'inbox') !== undefined,
    ...(hasContact && { applicationContact: { '@type': 'ContactPoint', url, telephone } }),
  };
}

/** A job as schema.org/JobPosting; undefined when required fields are missing. */
export function toJobPosting({ job, website }: JobFacts, site: Site): object | undefined {
  const description = toParagraphs(`${job.description}\n${job.responsibilities}`);
  const end = deadlineEndMs(job.applicationDeadline);
  const isComplete = description !== '' && job.postedAt !== '' && known(job.location.country) !== undefined;
  if (!isComplete || end === null) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    datePosted: job.postedAt,
    validThrough: new Date(end).toISOString(),
    employmentType: toEmploymentTypes(job),
    hiringOrganization: toOrganization(job, website, site),
    ...toPlaces(job, site),
    baseSalary: toBaseSalary(job),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job._id },
    url: site.origin + toLocalPath(toJobPath(job._id), site.language),
    ...toApplying(job),
    industry: known(job.company.industry),
    occupationalCategory: known(job.category?.name ?? ''),
    skills: knownList(job.requiredSkills),
    qualifications: known(job.educationalQualifications),
    experienceRequirements: toExperience(job),
    workHours: known(job.workingHours),
    jobBenefits: knownList(job.benefits),
    totalJobOpenings: job.numberOfOpenings,
  };
}
