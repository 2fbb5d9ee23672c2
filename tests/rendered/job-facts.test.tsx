import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { ClientConfig } from '#contract/config/client-config.ts';
import { Job } from '#contract/jobs/job.ts';
import { setClientConfig } from '#platform/startup/config.ts';
import { JobHeader, JobTags, JobTerms } from '#features/job-details/job-header.tsx';
import { JobOverview } from '#features/job-details/parts/job-overview.tsx';

const toText = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

const toJob = (given: object) => v.parse(Job, { _id: 'j', title: 'Nurse', ...given });
const terms = (given: object) => toText(renderToStaticMarkup(<JobTerms job={toJob(given)} now={0} />));

test('a type that is in both fields is shown once', () => {
  const both = { jobType: 'full-time', workMode: 'full-time' };
  const job = toJob(both);
  expect(toText(renderToStaticMarkup(<JobTags job={job} />))).toBe('|Full-time|');
  expect(toText(renderToStaticMarkup(<JobOverview job={job} />))).toContain('|Job Type|Full-time|');
});

test('a closed job without a deadline names none', () => {
  expect(terms({ status: 'closed' })).toContain('Filled');
  expect(terms({ status: 'closed' })).not.toContain('Deadline');
  expect(terms({ status: 'closed', applicationDeadline: '2026-11-30' })).toContain('Deadline: 30 Nov 2026');
});

/** The labels of the visible rows. */
const seenRows = (job: Job): string[] =>
  [
    ...renderToStaticMarkup(<JobOverview job={job} />).matchAll(/<div class="([^"]*)"><dt[^>]*>(.*?)<\/dt>/g),
  ].flatMap(([, look = '', row = '']) =>
    look.includes('sr-only') ? [] : row.replaceAll(/<svg.*<\/svg>|<\/?span>/g, ''),
  );

test('the Job Overview shows what the head does not say; the specified rows are there for screen readers', () => {
  const job = toJob({
    jobType: 'on-site',
    workMode: 'full-time',
    experienceLevel: 'fresher',
    numberOfOpenings: 3,
    workingHours: '09:00-17:00',
    educationalQualifications: 'SSC',
    location: { city: 'Gazipur', country: 'Bangladesh' },
    salary: { min: 1, max: 2, currency: 'BDT', bonus: 500 },
  });
  expect(seenRows(job)).toEqual(['Bonus', 'Qualification', 'Vacancy', 'Working hours']);
  const html = renderToStaticMarkup(<JobOverview job={job} />);
  expect(html).toMatch(/class="sr-only"><dt[^>]*>.*?Job Title<\/span><\/dt><dd[^>]*>Nurse<\/dd>/);
  for (const row of ['Salary', 'Location', 'Job Type', 'Experience'])
    expect(html).toContain(`${row}</span></dt>`);
  expect(toText(html)).toContain('|Job Type|On-site| · |Full-time|');
});

const header = (openJobs: number | undefined, isPublic = true) => {
  const company = v.parse(Company, {
    _id: 'c',
    name: 'Surma',
    ...(openJobs !== undefined && { openJobs }),
  });
  return toText(
    renderToStaticMarkup(<JobHeader job={toJob({})} company={company} isPublic={isPublic} savedLogo="" />),
  );
};

test('a public job shows who checked it, beside the company’s number of jobs; never 0 for unknown', () => {
  setClientConfig(v.parse(ClientConfig, {}));
  expect(header(12)).toContain('Checked by Kaj · 12 open jobs');
  expect(header(1)).toContain('Checked by Kaj · 1 open job|');
  for (const count of [0, undefined]) expect(header(count)).toContain('|Checked by Kaj|');
  expect(header(12, false)).not.toContain('Checked');
});
