import { expect, type Page } from '@playwright/test';
import { deadlineDay } from '../support/job-deadline.ts';

/** The form of `/postJobPage`, as its tests use it. */

export const postButton = (page: Page) => page.getByRole('button', { name: 'Post Job' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const draftSaved = (page: Page) => page.getByText('Draft saved on this device');

type Step = 'Job' | 'Pay & place' | 'Description' | 'Review';

/** One of a few chips. */
const chip = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' });
/** What the form says of where it is. */
export const stepLine = (page: Page, number: number) => steps(page).getByText(`Step ${number} of 4 · `);

/** Opens a step, whether or not the one before is right. */
export async function openStep(page: Page, name: Step): Promise<void> {
  await steps(page).getByRole('button', { name }).click();
  await expect(steps(page).getByRole('button', { name })).toHaveAttribute('aria-current', 'step');
}

async function goNext(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(stepLine(page, number)).toBeVisible();
}

async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** Fills every required field up to the review. A single company is chosen by the form. */
export async function fillIn(page: Page): Promise<void> {
  await write(page, { Title: 'Line cook', 'Number of Openings': '৩' });
  await chip(page, 'Employment Type', 'On-site').click();
  await chip(page, 'Work Mode', 'Full-time').click();
  await chip(page, 'Experience Level', '1–2 years').click();
  const category = field(page, 'Category');
  const accountancy = category.locator('option', { hasText: /^(Accountancy|হিসাবরক্ষণ)$/ });
  await category.selectOption((await accountancy.getAttribute('value')) ?? '');
  await goNext(page, 2);
  await write(page, {
    'Min Salary': '২০,০০০',
    'Max Salary': '30000',
    'Start Time': '09:00',
    'End Time': '17:30',
  });
  await field(page, 'Division').selectOption('Dhaka');
  await field(page, 'District').selectOption('Gazipur');
  await field(page, 'Application Deadline').fill(deadlineDay);
  await goNext(page, 3);
  const words = { Description: 'Cook and serve.', Responsibilities: 'The kitchen' };
  await write(page, { ...words, 'Educational Qualifications': 'None' });
  await field(page, 'Required Skills').pressSequentially('Cooking, Knife work,');
  await field(page, 'Benefits').pressSequentially('Meals');
  await goNext(page, 4);
}
