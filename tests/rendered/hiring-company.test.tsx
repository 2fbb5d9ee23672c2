import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Company } from '#contract/companies/company.ts';
import { Job } from '#contract/jobs/job.ts';
import { ApplyLink } from '#features/job-details/apply-link.tsx';
import { CompanyFailure } from '#features/job-details/details-failure.tsx';
import { ApiError } from '#platform/http/api-error.ts';
import { NO_COMPANY } from '#features/job-details/use-job-details.ts';

const job = v.parse(Job, { _id: 'j', title: 'Nurse', company: 'c' });
const withoutCompany = v.parse(Job, { _id: 'j', title: 'Nurse' });
const company = (email: string, contactNumber = ''): Company =>
  v.parse(Company, { _id: 'c', name: 'Surma', email, contactNumber });

const apply = (shown: Job, hiring: Company | undefined): string =>
  renderToStaticMarkup(<ApplyLink job={shown} company={hiring} reasonId="why" onApply={() => undefined} />);

test('without scripts Apply opens the webmail, addressed to the company', () => {
  expect(apply(job, company('jobs+bd@surma.example'))).toContain('to=jobs%2Bbd%40surma.example');
});

test('Apply opens the ways to apply while the company is on its way', () => {
  const html = apply(job, undefined);
  expect(html).toMatch(/<button[^>]* aria-haspopup="dialog"/);
  expect(html).not.toContain('disabled');
});

test('Apply opens the ways to apply where the company gave a number alone', () => {
  const html = apply(job, company('', '01712-345678'));
  expect(html).toMatch(/<button[^>]* aria-haspopup="dialog"/);
  expect(html).not.toContain('disabled');
});

test('Apply opens the ways that the employer chose, whatever contact its company has', () => {
  const byLink = v.parse(Job, { ...job, applyWays: [{ kind: 'link', url: 'https://surma.example/jobs' }] });
  for (const hiring of [company('jobs@surma.example'), company(''), undefined]) {
    const html = apply(byLink, hiring);
    expect(html).toMatch(/<button[^>]* aria-haspopup="dialog"/);
    expect(html).not.toContain('disabled');
  }
});

test('Apply does not wait for an address that will never come', () => {
  for (const html of [apply(withoutCompany, undefined), apply(job, company(' '))]) {
    expect(html).toMatch(/<button[^>]* disabled/);
    expect(html).toContain('aria-describedby="why"');
  }
});

test('a job without a company shows the specified text, without Retry', () => {
  const html = renderToStaticMarkup(<CompanyFailure error={NO_COMPANY} retry={() => undefined} />);
  expect(html).toContain('Error: Could not load company details: Company ID or Token is missing');
  expect(html).not.toContain('<button');
});

test('a company that could not be read shows the text for its failure, with Retry', () => {
  const words: [ApiError, string][] = [
    [
      new ApiError('http', 'status 401', { status: 401 }),
      'Error: Could not load company details: Company ID or Token is missing',
    ],
    [
      new ApiError('http', 'status 500', { status: 500 }),
      'Error: Could not load company details: The server has a problem (500).',
    ],
    [new ApiError('timeout', ''), 'Error: Error fetching company details: This took too long. Try again.'],
    [new ApiError('broken', ''), 'Error: Error fetching data: The answer could not be read. Try again.'],
  ];
  for (const [error, text] of words) {
    const html = renderToStaticMarkup(<CompanyFailure error={error} retry={() => undefined} />);
    expect(html).toContain(text);
    expect(html).toContain('Retry');
  }
});
