import { expect, type Page } from '@playwright/test';
import { figuresMessagesIn } from '#features/employer/messages.ts';
import { fillIn, openStep, stepLine } from '../screens/job-form.ts';
import { goOffline } from '../support/open-started.ts';
import { typedTexts } from '../support/own-companies.ts';
import { textsOf } from '../support/texts.ts';
import type { Scene } from './scenes.ts';
import { at, press, pressInMain } from './steps.ts';

const { settings } = textsOf.en;

const employer = { who: 'employer' } as const;

/** The employer has several companies, of which one is chosen. */
const choosePadma = (page: Page) =>
  page.getByLabel('Company', { exact: true }).selectOption({ label: 'Padma Textiles' });

/** The figures of a job that has been public. */
async function openFigures(page: Page, title: string): Promise<void> {
  await press(page, `More: ${title}`);
  await press(page, `Figures: ${title}`);
}

export const employerScenes: readonly Scene[] = [
  { name: 'post a job', path: at('/postJobPage'), isMain: true, ...employer },
  {
    name: 'post a job, errors',
    path: at('/postJobPage'),
    ...employer,
    act: (page) => press(page, 'Next'),
  },
  ...(['Pay & place', 'Description', 'Review'] as const).map((step, index) => ({
    name: `post a job, ${step.toLowerCase()}`,
    path: at('/postJobPage'),
    isMain: true as const,
    who: 'employer' as const,
    act: async (page: Page) => {
      await choosePadma(page);
      await fillIn(page);
      await openStep(page, step);
      await expect(stepLine(page, index + 2)).toBeVisible();
    },
  })),
  {
    name: 'post a job, errors of a later step',
    path: at('/postJobPage'),
    ...employer,
    act: async (page) => {
      await openStep(page, 'Pay & place');
      await press(page, 'Next');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'post a job, a trade',
    path: at('/postJobPage'),
    ...employer,
    act: async (page) => {
      await choosePadma(page);
      const trades = page.getByRole('group', { name: 'Starting texts' });
      await trades.getByText('Driver').first().click();
      await expect(trades.getByRole('status')).not.toBeEmpty();
      await openStep(page, 'Description');
    },
  },
  {
    name: 'post a job, nothing in the review',
    path: at('/postJobPage?step=review'),
    ...employer,
    act: (page) => page.getByText(/fields need your attention$/).waitFor(),
  },
  {
    name: 'post a job, changed from the review',
    path: at('/postJobPage'),
    ...employer,
    act: async (page) => {
      await choosePadma(page);
      await fillIn(page);
      await page.getByRole('button', { name: 'Change Pay & place' }).click();
      await page.getByRole('button', { name: 'Back to review' }).waitFor();
    },
  },
  { name: 'post a job, signed out', path: at('/postJobPage') },
  { name: 'post a job, no company', path: at('/postJobPage'), who: 'newcomer' },
  { name: 'company form', path: at('/createCompanyPage'), isMain: true, ...employer },
  {
    name: 'company form, errors',
    path: at('/createCompanyPage'),
    ...employer,
    act: (page) => press(page, 'Submit Company Information'),
  },
  { name: 'company form, signed out', path: at('/createCompanyPage') },
  {
    name: 'company form, not sent',
    path: at('/createCompanyPage'),
    ...employer,
    act: async (page) => {
      await page.getByLabel('Division').selectOption('Dhaka');
      await page.getByLabel('District').selectOption('Dhaka');
      for (const [label, text] of Object.entries(typedTexts))
        if (!label.endsWith('(optional)')) await page.getByLabel(label, { exact: true }).fill(text);
      await goOffline(page);
      await page.getByText('You are offline. Fill in the form now and send it later.').waitFor();
      await press(page, 'Submit Company Information');
      await page.getByRole('button', { name: 'Send again' }).waitFor();
    },
  },
  { name: 'profile', path: at('/userProfile'), isMain: true, ...employer },
  {
    name: 'profile, deleted',
    path: at('/userJobs'),
    ...employer,
    act: (page) => page.getByText('Recently deleted').click(),
  },
  { name: 'profile, empty', path: at('/userProfile'), who: 'newcomer' },
  { name: 'personal information', path: at('/userInfo'), ...employer },
  { name: 'posted jobs', path: at('/userJobs'), ...employer },
  {
    name: 'figures',
    path: at('/userJobs'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      await openFigures(page, 'Store Keeper');
      await page.getByRole('dialog').getByRole('img').waitFor();
      await page.getByRole('dialog').getByText(figuresMessagesIn.en.table, { exact: true }).click();
    },
  },
  {
    name: 'figures, too early',
    path: at('/userJobs'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      await openFigures(page, 'Office Assistant');
      await page.getByRole('dialog').getByText(figuresMessagesIn.en.early.title).waitFor();
    },
  },
  {
    name: 'figures, failed',
    path: at('/userJobs'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      await page.route('**/figures', (route) => route.abort());
      await openFigures(page, 'Store Keeper');
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'view a job',
    path: at('/userJobs'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      const view = page.getByRole('main').getByRole('button', { name: 'View' });
      await view.filter({ visible: true }).first().click();
      await page.getByRole('dialog').getByRole('term').first().waitFor();
    },
  },
  {
    name: 'posted jobs, menu',
    path: at('/userJobs'),
    ...employer,
    act: async (page) => {
      const more = page.getByRole('button', { name: /^More: / }).filter({ visible: true });
      await more.first().click();
    },
  },
  { name: 'companies', path: at('/companiesList'), ...employer },
  { name: 'settings', path: at('/accountSettings'), ...employer },
  {
    name: 'settings, password',
    path: at('/accountSettings'),
    ...employer,
    act: (page) => press(page, 'Change password'),
  },
  {
    name: 'settings, address',
    path: at('/accountSettings'),
    ...employer,
    act: (page) => press(page, settings.newAddress.open),
  },
  {
    name: 'settings, deleting',
    path: at('/accountSettings'),
    ...employer,
    act: (page) => press(page, settings.deletion.open),
  },
  { name: 'own job, waiting', path: ({ jobs }) => `/jobDetailsPage?id=${jobs.waiting}`, ...employer },
  { name: 'own job, rejected', path: ({ jobs }) => `/jobDetailsPage?id=${jobs.rejected}`, ...employer },
  {
    name: 'edit a job',
    path: at('/userJobs'),
    isWindow: true,
    isMain: true,
    ...employer,
    act: async (page) => {
      await pressInMain(page, 'Edit');
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'view a company',
    path: at('/companiesList'),
    isWindow: true,
    isMain: true,
    ...employer,
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'View' }).first().click();
      await page.getByRole('dialog').getByText('Textiles').first().waitFor();
    },
  },
  {
    name: 'edit a company',
    path: at('/companiesList'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      await pressInMain(page, 'Edit');
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
];
