import type { Page, Request } from '@playwright/test';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/http/write-headers.ts';

/** The form of `/postJobPage`, as its tests use it. */

export const postButton = (page: Page) => page.getByRole('button', { name: 'Post Job' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** The key that a request was sent with. */
export const keyOf = (request: Request | undefined) =>
  request?.headers()[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
/** True for the request that posts a job. */
export const isPost = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/v1/jobs');
export const kept = (page: Page) => page.getByText('Draft kept on this device');

const texts = {
  Title: 'Line cook',
  'Number of Openings': '৩',
  'Start Time': '09:00',
  'End Time': '17:30',
  'Application Deadline': '2999-01-31',
  'Min Salary': '২০,০০০',
  'Max Salary': '30000',
  Street: '12 Lake Road',
  City: 'Dhaka',
  State: 'Dhaka',
  'Postal Code': '1207',
  Description: 'Cook and serve.',
  Responsibilities: 'The kitchen',
  'Educational Qualifications': 'None',
};
const choices = { 'Employment Type': 'on-site', 'Work Mode': 'full-time', 'Experience Level': '1-2years' };

/** Everything that is required but the company, which chooses itself when there is one. */
export async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  for (const [label, value] of Object.entries(choices)) await field(page, label).selectOption(value);
  await field(page, 'Category').selectOption({ label: 'Accountancy' });
  await field(page, 'Required Skills').pressSequentially('Cooking, Knife work,');
  await field(page, 'Benefits').pressSequentially('Meals');
}
