import { expect, type Page } from '@playwright/test';
import { figuresMessagesIn } from '#features/employer/messages.ts';
import { fillIn, openStep, stepLine } from '../screens/job-form.ts';
import { goOffline } from '../support/open-started.ts';
import { typedTexts } from '../support/employer.ts';
import { textsOf } from '../support/texts.ts';
import { scene, type Scene } from './scene.ts';
import { press, pressInMain } from './steps.ts';

const { settings } = textsOf.en;

const who = 'employer';

/** The employer has several companies, of which one is chosen. */
const choosePadma = (page: Page) =>
  page.getByLabel('Company', { exact: true }).selectOption({ label: 'Padma Textiles' });

/** The figures of a job that has been public. */
async function openFigures(page: Page, title: string): Promise<void> {
  await press(page, `More: ${title}`);
  await press(page, `Figures: ${title}`);
}

export const employerScenes: readonly Scene[] = [
  scene('post a job', { path: '/postJobPage', isMain: true, who }),
  scene('post a job, errors', { path: '/postJobPage', who }, (page) => press(page, 'Next')),
  ...(['Pay & place', 'Description', 'Review'] as const).map((step, index) =>
    scene(`post a job, ${step.toLowerCase()}`, { path: '/postJobPage', isMain: true, who }, async (page) => {
      await choosePadma(page);
      await fillIn(page);
      await openStep(page, step);
      await expect(stepLine(page, index + 2)).toBeVisible();
    }),
  ),
  scene('post a job, errors of a later step', { path: '/postJobPage', who }, async (page) => {
    await openStep(page, 'Pay & place');
    await press(page, 'Next');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  scene('post a job, a trade', { path: '/postJobPage', who }, async (page) => {
    await choosePadma(page);
    const trades = page.getByRole('group', { name: 'Starting texts' });
    await trades.getByText('Driver').first().click();
    await expect(trades.getByRole('status')).not.toBeEmpty();
    await openStep(page, 'Description');
  }),
  scene('post a job, nothing in the review', { path: '/postJobPage?step=review', who }, (page) =>
    page.getByText(/fields need your attention$/).waitFor(),
  ),
  scene('post a job, changed from the review', { path: '/postJobPage', who }, async (page) => {
    await choosePadma(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Change Pay & place' }).click();
    await page.getByRole('button', { name: 'Back to review' }).waitFor();
  }),
  scene('post a job, signed out', { path: '/postJobPage' }),
  scene('post a job, no company', { path: '/postJobPage', who: 'newcomer' }),
  scene('company form', { path: '/createCompanyPage', isMain: true, who }),
  scene('company form, errors', { path: '/createCompanyPage', who }, (page) =>
    press(page, 'Submit Company Information'),
  ),
  scene('company form, signed out', { path: '/createCompanyPage' }),
  scene('company form, not sent', { path: '/createCompanyPage', who }, async (page) => {
    await page.getByLabel('Division').selectOption('Dhaka');
    await page.getByLabel('District').selectOption('Dhaka');
    for (const [label, text] of Object.entries(typedTexts))
      if (!label.endsWith('(optional)')) await page.getByLabel(label, { exact: true }).fill(text);
    await goOffline(page);
    await page.getByText('You are offline. Fill in the form now and send it later.').waitFor();
    await press(page, 'Submit Company Information');
    await page.getByRole('button', { name: 'Send again' }).waitFor();
  }),
  scene('profile', { path: '/userProfile', isMain: true, who }),
  scene('profile, deleted', { path: '/userJobs', who }, (page) => page.getByText('Recently deleted').click()),
  scene('profile, empty', { path: '/userProfile', who: 'newcomer' }),
  scene('personal information', { path: '/userInfo', who }),
  scene('posted jobs', { path: '/userJobs', who }),
  scene('figures', { path: '/userJobs', isWindow: true, who }, async (page) => {
    await openFigures(page, 'Store Keeper');
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.getByRole('dialog').getByText(figuresMessagesIn.en.table, { exact: true }).click();
  }),
  scene('figures, too early', { path: '/userJobs', isWindow: true, who }, async (page) => {
    await openFigures(page, 'Office Assistant');
    await page.getByRole('dialog').getByText(figuresMessagesIn.en.early.title).waitFor();
  }),
  scene('figures, failed', { path: '/userJobs', isWindow: true, who }, async (page) => {
    await page.route('**/figures', (route) => route.abort());
    await openFigures(page, 'Store Keeper');
    await page.getByRole('dialog').getByRole('alert').waitFor();
  }),
  scene('view a job', { path: '/userJobs', isWindow: true, who }, async (page) => {
    const view = page.getByRole('main').getByRole('button', { name: 'View' });
    await view.filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('term').first().waitFor();
  }),
  scene('posted jobs, menu', { path: '/userJobs', who }, async (page) => {
    const more = page.getByRole('button', { name: /^More: / }).filter({ visible: true });
    await more.first().click();
  }),
  scene('companies', { path: '/companiesList', who }),
  scene('settings', { path: '/accountSettings', who }),
  scene('settings, password', { path: '/accountSettings', who }, (page) => press(page, 'Change password')),
  scene('settings, address', { path: '/accountSettings', who }, (page) =>
    press(page, settings.newAddress.open),
  ),
  scene('settings, deleting', { path: '/accountSettings', who }, (page) =>
    press(page, settings.deletion.open),
  ),
  scene('own job, waiting', { path: ({ jobs }) => `/jobDetailsPage?id=${jobs.waiting}`, who }),
  scene('own job, rejected', { path: ({ jobs }) => `/jobDetailsPage?id=${jobs.rejected}`, who }),
  scene('edit a job', { path: '/userJobs', isWindow: true, isMain: true, who }, async (page) => {
    await pressInMain(page, 'Edit');
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  }),
  scene('view a company', { path: '/companiesList', isWindow: true, isMain: true, who }, async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'View' }).first().click();
    await page.getByRole('dialog').getByText('Textiles').first().waitFor();
  }),
  scene('edit a company', { path: '/companiesList', isWindow: true, who }, async (page) => {
    await pressInMain(page, 'Edit');
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  }),
];
