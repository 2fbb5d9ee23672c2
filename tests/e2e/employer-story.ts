import type { Locator, Page } from '@playwright/test';
import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import { createPerson, isPhone, jobTitles, type Account } from './app.ts';
import { expect, findBarriers } from './fixtures.ts';
import type { UserInput } from './input.ts';

/** Someone at work on a page. */
export interface Scene {
  page: Page;
  input: UserInput;
  /** Of the server: the operator works beside it. */
  dataDir: string;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const dialog = (page: Page, text: string): Locator => page.getByRole('dialog').filter({ hasText: text });

/** An entry of the header: behind the hamburger where the window is narrow. */
async function goByMenu({ page, input }: Scene, name: string): Promise<void> {
  if (isPhone(page)) await input.press(button(page, 'Menu'));
  await input.press(
    page.getByRole('banner').getByRole('link', { name, exact: true }).and(page.locator(':visible')),
  );
}

async function registerByForm({ page, input }: Scene, person: Account): Promise<void> {
  await input.press(page.getByRole('link', { name: 'Register here' }));
  await input.write(field(page, 'First name'), 'Nasrin');
  await input.write(field(page, 'Last name'), 'Sultana');
  await input.write(field(page, 'Email address'), person.email);
  await input.write(field(page, 'Mobile number'), '01712-345678');
  await input.write(field(page, 'Password'), person.password);
  await input.write(field(page, 'Confirm Password'), person.password);
  await input.press(button(page, 'Sign up'));
}

async function createCompany({ page, input }: Scene, name: string): Promise<void> {
  const texts: Readonly<Record<string, string>> = {
    'Company name': name,
    Industry: 'Garments',
    'Founded year': '2004',
    Website: 'https://www.example.com',
  };
  const contact = { 'Contact number': '+880 2 000000', Email: 'people@example.com' };
  const write = async (typed: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(typed)) await input.write(field(page, label), text);
  };
  await write(texts);
  await input.choose(field(page, 'Division'), 'Dhaka');
  await input.choose(field(page, 'District'), 'Gazipur');
  await write(contact);
  await input.press(button(page, 'Submit Company Information'));
  const arrived = dialog(page, 'Company information submitted successfully! waiting for admin approval.');
  await input.press(arrived.getByRole('button', { name: 'Post a job' }));
}

/** From the first field to the last, as Tab goes. */
async function fillJob({ page, input }: Scene, company: string, title: string): Promise<void> {
  await input.choose(field(page, 'Company'), company);
  await input.write(field(page, 'Title'), title);
  const chip = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const goOn = () => input.press(button(page, 'Next'));
  await input.pick(chip('Employment Type', 'On-site'));
  await input.pick(chip('Work Mode', 'Full-time'));
  await input.choose(field(page, 'Category'), 'Garments');
  await input.write(field(page, 'Number of Openings'), '3');
  await input.pick(chip('Experience Level', '1–2 years'));
  await goOn();
  await input.write(field(page, 'Min Salary'), '20000');
  await input.write(field(page, 'Max Salary'), '30000');
  await input.choose(field(page, 'Division'), 'Dhaka');
  await input.choose(field(page, 'District'), 'Gazipur');
  await input.setTime(field(page, 'Start Time'), '09:00');
  await input.setTime(field(page, 'End Time'), '17:30');
  await input.setDay(field(page, 'Application Deadline'), '2031-05-28');
  await goOn();
  await input.write(field(page, 'Description'), 'You run a sewing line of forty people.');
  await input.write(field(page, 'Educational Qualifications'), 'Diploma in textiles');
  await input.write(field(page, 'Responsibilities'), 'Plan the day, check the seams.');
  await input.write(field(page, 'Required Skills'), 'Line balancing, Quality control,');
  await input.write(field(page, 'Benefits'), 'Lunch, Transport,');
  await goOn();
}

/** The row of a posting in the profile, a table's or a card. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .locator('tr, li, article')
    .filter({ has: button(page, `Edit: ${name}`) })
    .last();

async function countFound(page: Page, title: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/jobs?search=${encodeURIComponent(title)}`);
  const body = await answer.text();
  return body.split(`"title":"${title}"`).length - 1;
}

/** Registers, creates a company, posts a job, sees it wait, edits it, deletes it, undoes that. */
async function hire(scene: Scene, company: string, title: string): Promise<void> {
  const { page, input } = scene;
  await openStarted(page, '/');
  await goByMenu(scene, 'Post a job');
  await expect(page).toHaveURL(/\/signInPage$/);
  await registerByForm(scene, createPerson());
  await expect(page).toHaveURL(/\/postJobPage$/);
  await expect(page.getByText('Add your company first')).toBeVisible();
  await input.press(page.getByRole('link', { name: 'Add New Company' }));
  await createCompany(scene, company);
  await expect(page).toHaveURL(/\/postJobPage$/);
  await fillJob(scene, company, title);
  await input.press(button(page, 'Post Job'));
  await input.press(
    dialog(page, 'Job posted successfully! Waiting for the admin approval').getByRole('button').first(),
  );
  await expect(page).toHaveURL('/');

  await goByMenu(scene, 'Profile');
  await expect(rowOf(page, title)).toContainText('Waiting for approval');
  await expect(rowOf(page, company)).toContainText('Waiting for approval');
  expect(await countFound(page, title)).toBe(0);

  await input.press(button(page, `Edit: ${title}`));
  const editor = page.getByRole('dialog', { name: 'Edit Job' });
  await input.write(editor.getByLabel('Number of Openings', { exact: true }), '4');
  await input.press(editor.getByRole('button', { name: 'Save Changes' }));
  await input.press(dialog(page, 'Job has been updated successfully.').getByRole('button').first());

  await input.press(button(page, `Delete: ${title}`));
  const deleted = dialog(page, 'Job has been deleted successfully.');
  await expect(deleted).toBeVisible();
  await input.press(deleted.getByRole('button', { name: 'Undo' }));
  await expect(rowOf(page, title)).toContainText('Waiting for approval');
}

/** The operator's part, at the command line: what waits is approved. */
async function approve({ dataDir }: Scene, names: readonly string[]): Promise<void> {
  const waiting = (await runAdmin(dataDir, ['list'])).split('\n');
  for (const name of names) {
    const id = /\b[0-9a-f]{24}\b/.exec(waiting.find((line) => line.includes(name)) ?? '')?.[0];
    expect(id, `${name} stands in the list`).toBeDefined();
    await runAdmin(dataDir, ['approve', id ?? '']);
  }
}

/** A seeker finds the job, and reads it. */
async function find({ page, input }: Scene, title: string): Promise<void> {
  await openStarted(page, '/jobPage');
  await input.write(page.getByLabel('Search jobs'), title);
  await expect(jobTitles(page)).toHaveText([title]);
  await input.press(jobTitles(page).first());
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const openings = page.getByText('4', { exact: true }).filter({ visible: true });
  await expect(openings).toHaveCount(1);
}

/** Words that no other run on the same server has. */
const createMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('');

/** The whole story, from a stranger who hires to a stranger who is looking for work. */
export async function playStory(scene: Scene): Promise<void> {
  const mark = createMark();
  const company = `Rupali Knitwear ${mark}`;
  const title = `Sewing Line Supervisor ${mark}`;
  await hire(scene, company, title);
  expect(await findBarriers(scene.page)).toEqual([]);
  await approve(scene, [company, title]);
  await find(scene, title);
}
