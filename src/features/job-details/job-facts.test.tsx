import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Job } from '#contract/jobs/job.ts';
import { JobHeader } from './job-header.tsx';
import { JobOverview } from './job-overview.tsx';

const toText = (html: string): string => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

function header(given: object): string {
  const job = v.parse(Job, { _id: 'j', title: 'Nurse', ...given });
  return toText(
    renderToStaticMarkup(<JobHeader job={job} company={undefined} now={0} savedLogo="" note={null} />),
  );
}

test('a type that stands in both fields is said once', () => {
  const both = { jobType: 'full-time', workMode: 'full-time' };
  expect(header(both).match(/Full-time/g)).toHaveLength(1);
  const job = v.parse(Job, { _id: 'j', title: 'Nurse', ...both });
  expect(toText(renderToStaticMarkup(<JobOverview job={job} />))).toContain('|Job Type|Full-time|');
});

test('a closed job without a deadline names none', () => {
  expect(header({ status: 'closed' })).toContain('Filled');
  expect(header({ status: 'closed' })).not.toContain('Deadline');
  expect(header({ status: 'closed', applicationDeadline: '2026-11-30' })).toContain('Deadline: 30 Nov 2026');
});

test('the Job Overview names the job, for who does not see the heading beside it', () => {
  const job = v.parse(Job, { _id: 'j', title: 'Nurse', jobType: 'on-site', workMode: 'full-time' });
  const html = renderToStaticMarkup(<JobOverview job={job} />);
  expect(html).toMatch(/class="sr-only"><dt[^>]*>.*?Job Title<\/dt><dd[^>]*>Nurse<\/dd>/);
  expect(toText(html)).toContain('|Job Type|On-site| · |Full-time|');
});
