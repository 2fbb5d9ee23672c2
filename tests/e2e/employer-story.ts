import type { Locator, Page } from '@playwright/test';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS } from '#contract/limits.ts';
import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import type { Texts } from '../support/texts.ts';
import { createPerson, isPhone, jobTitles, searchBox, type Account } from './app.ts';
import { expect } from './fixtures.ts';
import type { UserInput } from './input.ts';

/** A user's page, kind of input and language. */
export interface Scene {
  page: Page;
  input: UserInput;
  /** Of the server: the operator works beside it. */
  dataDir: string;
  texts: Texts;
  /** The address of a page in their language. */
  local: (path: string) => string;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const dialog = (page: Page, text: string): Locator => page.getByRole('dialog').filter({ hasText: text });

/** An entry of the header: behind the hamburger where the window is narrow. */
async function goByMenu({ page, input, texts }: Scene, name: string): Promise<void> {
  if (isPhone(page)) await input.press(button(page, texts.shell.openMenu));
  await input.press(
    page.getByRole('banner').getByRole('link', { name, exact: true }).and(page.locator(':visible')),
  );
}

async function registerByForm({ page, input, texts }: Scene, person: Account): Promise<void> {
  const { account } = texts;
  await input.press(page.getByRole('link', { name: account.registerHere }));
  await input.write(field(page, account.firstName), 'Nasrin');
  await input.write(field(page, account.lastName), 'Sultana');
  await input.write(field(page, account.emailAddress), person.email);
  await input.write(field(page, account.mobileNumber), '01712-345678');
  await input.write(field(page, account.password), person.password);
  await input.write(field(page, account.confirmPassword), person.password);
  await input.press(button(page, account.signUp));
}

async function createCompany({ page, input, texts }: Scene, name: string): Promise<void> {
  const { company, place } = texts;
  const { labels } = company;
  const facts = {
    [labels.name]: name,
    [labels.industry]: 'Garments',
    [labels.foundedYear]: '2004',
    [labels.website]: 'https://www.example.com',
  };
  const contact = { [labels.contactNumber]: '+880 2 000000', [labels.email]: 'people@example.com' };
  const write = async (typed: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(typed)) await input.write(field(page, label), text);
  };
  await write(facts);
  await input.choose(field(page, place.division), 'Dhaka');
  await input.choose(field(page, place.district), 'Gazipur');
  await write(contact);
  await input.press(button(page, company.submit));
  const arrived = dialog(page, company.created);
  await input.press(arrived.getByRole('button', { name: company.postJob }));
}

/** From the first field to the last, as Tab goes. */
async function fillJob({ page, input, texts }: Scene, company: string, title: string): Promise<void> {
  const { editor, place, values } = texts;
  const { labels } = editor;
  await expect(page.getByText(editor.forCompany(company))).toBeVisible();
  await input.write(field(page, labels.title), title);
  const chip = (group: string, value: string) =>
    page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: values[value] ?? value, exact: true });
  const pressNext = () => input.press(button(page, editor.nextStep));
  await input.pick(chip(editor.employmentType, 'on-site'));
  await input.pick(chip(labels.workMode, 'full-time'));
  await input.choose(field(page, labels.category), 'Garments', 'গার্মেন্টস');
  await input.write(field(page, labels.openings), '3');
  await input.pick(chip(labels.experienceLevel, '1-2years'));
  await pressNext();
  await input.write(field(page, labels.minSalary), '20000');
  await input.write(field(page, labels.maxSalary), '30000');
  await input.choose(field(page, place.division), 'Dhaka');
  await input.choose(field(page, place.district), 'Gazipur');
  await input.setTime(field(page, labels.startTime), '09:00');
  await input.setTime(field(page, labels.endTime), '17:30');
  await input.setDay(field(page, labels.deadline), toDhakaDay(Date.now() + 60 * DAY_MS));
  await pressNext();
  await input.write(field(page, labels.description), 'You run a sewing line of forty people.');
  await input.write(field(page, labels.qualifications), 'Diploma in textiles');
  await input.write(field(page, labels.responsibilities), 'Plan the day, check the seams.');
  await input.write(field(page, labels.requiredSkills), 'Line balancing, Quality control,');
  await input.write(field(page, labels.benefits), 'Lunch, Transport,');
  await pressNext();
}

/** The row of a posting in the profile, a table's or a card. */
const rowOf = ({ page, texts: { profile } }: Scene, name: string): Locator =>
  page
    .locator('tr, li, article')
    .filter({ has: button(page, profile.named(profile.edit, name)) })
    .last();

async function countFound(page: Page, title: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/jobs?search=${encodeURIComponent(title)}`);
  const body = await answer.text();
  return body.split(`"title":"${title}"`).length - 1;
}

/** Registers, creates a company, posts a job, sees it wait, edits it, deletes it, undoes that. */
async function hire(scene: Scene, company: string, title: string): Promise<void> {
  const { page, input, texts, local } = scene;
  const { editor, posted, profile } = texts;
  await openStarted(page, local('/'));
  await goByMenu(scene, texts.shell.nav.postJob);
  await expect(page).toHaveURL(/\/signInPage$/);
  await registerByForm(scene, createPerson());
  await expect(page).toHaveURL(/\/postJobPage$/);
  await expect(page.getByText(editor.noCompanyYet)).toBeVisible();
  await input.press(page.getByRole('link', { name: editor.addCompany }));
  await createCompany(scene, company);
  await expect(page).toHaveURL(/\/postJobPage$/);
  await fillJob(scene, company, title);
  await input.press(button(page, editor.post));
  await input.press(dialog(page, editor.posted).getByRole('button').first());
  await expect(page).toHaveURL(local('/'));

  await goByMenu(scene, texts.shell.nav.profile);
  await expect(rowOf(scene, title)).toContainText(editor.waiting);
  await expect(rowOf(scene, company)).toContainText(editor.waiting);
  expect(await countFound(page, title)).toBe(0);

  await input.press(button(page, profile.named(profile.edit, title)));
  const editing = page.getByRole('dialog', { name: editor.editTitle });
  await input.write(editing.getByLabel(editor.labels.openings, { exact: true }), '4');
  await input.press(editing.getByRole('button', { name: editor.save }));
  await input.press(dialog(page, editor.updated).getByRole('button').first());

  await input.press(button(page, profile.named(profile.more, title)));
  await input.press(button(page, profile.named(profile.remove, title)));
  const deleted = dialog(page, posted.deleting.deletedText);
  await expect(deleted).toBeVisible();
  await input.press(deleted.getByRole('button', { name: profile.undo }));
  await expect(rowOf(scene, title)).toContainText(editor.waiting);
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
async function find({ page, input, texts, local }: Scene, title: string): Promise<void> {
  await openStarted(page, local('/jobPage'));
  await input.write(searchBox(page, texts), title);
  await expect(jobTitles(page)).toHaveText([title]);
  await input.press(jobTitles(page).first());
  // A page of its own, or beside the list.
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=|[?&]job=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const openings = page.getByText(/^[4৪]$/).filter({ visible: true });
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
  await approve(scene, [company, title]);
  await find(scene, title);
}
