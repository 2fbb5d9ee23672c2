import { expect, type Page } from '@playwright/test';
import { figuresMessages as figures } from '#features/employer/figures/messages.en.ts';
import { fillIn, openStep, stepLine } from '../screens/job-form.ts';
import { textsOf } from '../support/texts.ts';
import type { Scene } from './scenes.ts';
import { at, press } from './steps.ts';

const pressInMain = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first().click();

const { settings } = textsOf.en;

const employer = { who: 'employer' } as const;

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
      await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Padma Textiles' });
      await fillIn(page);
      await openStep(page, step);
      await expect(stepLine(page, index + 2)).toBeVisible();
    },
  })),
  { name: 'post a job, no company', path: at('/postJobPage'), who: 'newcomer' },
  { name: 'company form', path: at('/createCompanyPage'), isMain: true, ...employer },
  {
    name: 'company form, errors',
    path: at('/createCompanyPage'),
    ...employer,
    act: (page) => press(page, 'Submit Company Information'),
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
      await press(page, 'Figures');
      await page.getByRole('dialog').getByRole('img').waitFor();
      await page.getByRole('dialog').getByText(figures.table, { exact: true }).click();
    },
  },
  {
    name: 'figures, too early',
    path: at('/userJobs'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      await page.getByRole('button', { name: 'Figures' }).filter({ visible: true }).last().click();
      await page.getByRole('dialog').getByText(figures.early.title).waitFor();
    },
  },
  {
    name: 'figures, failed',
    path: at('/userJobs'),
    isWindow: true,
    ...employer,
    act: async (page) => {
      await page.route('**/figures', (route) => route.abort());
      await press(page, 'Figures');
      await page.getByRole('dialog').getByRole('alert').waitFor();
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
      await pressInMain(page, 'View');
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
