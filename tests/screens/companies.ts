import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { CompaniesData, OwnCompany, OwnCompanyData } from '#contract/companies/company.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { idbStores } from '#contract/device/late-storage.ts';
import type { AppProcess } from '../support/app-process.ts';
import { openStarted } from '../support/open-started.ts';
import { draw } from '../support/pictures.ts';
import { beSignedIn, createEmployer, type Employer } from './employer.ts';

export const companiesApi = '**/api/v1/companies';
/** `PUT /companies/{id}/?view=detailed`, as the modal sends it. */
export const oneCompanyApi = '**/api/v1/companies/*/?view=detailed';

/** What is typed into the form, by label. */
export const typedTexts = {
  'Company name': 'নদী Soft',
  Industry: 'Software',
  'Founded year': '২০১৫',
  'Company size (optional)': '11-50',
  Website: 'www.nodi.example',
  'Instagram (optional)': '@nodi',
  'Street (optional)': '12 Lake Road',
  'Postal Code (optional)': '1205',
  'Contact number': '০১৭১২-৩৪৫৬৭৮',
  Email: 'jobs@nodi.example',
} as const;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const logoInput = (page: Page) => page.getByLabel('Logo (optional)');
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Submit Company Information', exact: true });

export async function fillIn(page: Page): Promise<void> {
  await page.getByText('Social Media (optional)').click();
  await field(page, 'Division').selectOption('Dhaka');
  await field(page, 'District').selectOption('Dhaka');
  for (const [label, text] of Object.entries(typedTexts)) await field(page, label).fill(text);
}

/** A picture as a file input takes it. */
export const png = async (name = 'logo.png', side = 120) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await draw('png', side, side)),
});

/** The form, open for someone new who hires. */
export async function openForm(page: Page, app: AppProcess): Promise<Employer> {
  const employer = await createEmployer(app);
  await beSignedIn(page, employer);
  await openStarted(page, '/createCompanyPage');
  await expect(field(page, 'Company name')).toBeVisible();
  return employer;
}

const ListAnswer = v.object({ data: CompaniesData });

/** Their companies, as the server has them. */
export async function readOwnCompanies({ user, send }: Employer): Promise<OwnCompany[]> {
  const answer = await send('GET', `${apiPaths.companies}?createdBy=${user._id}`);
  return v.parse(v.array(OwnCompany), v.parse(ListAnswer, answer).data.companies);
}

/** One of theirs, as the server has it. */
export async function readOwnCompany({ send }: Employer, id: string): Promise<OwnCompany> {
  const answer = await send('GET', `${apiPaths.company(id)}/`);
  return v.parse(v.object({ data: OwnCompanyData }), answer).data.company;
}

/** How many stored drafts hold such a text or file name. */
export async function countDrafts(page: Page, text: string): Promise<number> {
  const { database, store } = idbStores.drafts;
  const place = { database, store, text };
  return page.evaluate(async ({ database, store, text }) => {
    // The database is the app's to make: one that is made here would lack its store for good.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(database);
      const fail = () => reject(new Error('The drafts cannot be read.'));
      opening.addEventListener('error', fail);
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.addEventListener('error', fail);
        reading.addEventListener('success', () => {
          opening.result.close();
          const records: readonly unknown[] = reading.result;
          resolve(records.filter((record) => JSON.stringify(record).includes(text)).length);
        });
      });
    });
  }, place);
}
