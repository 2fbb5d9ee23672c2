import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import { CV_VERSION, emptyCvFields } from '#contract/device/cv.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { formatShortDate } from '#contract/format.ts';
import { apiPaths, appPaths, toJobPath } from '#contract/http/paths.ts';
import type * as device from '#device/cv.ts';
import { answer, app, openPage, screen, user, within } from './app.ts';
import { goOffline } from './network.ts';

/** The sheet to apply: what goes along, the ways in their order, the question, and what follows. */

async function readJob(): Promise<Job> {
  const address = `${app.origin}${apiPaths.jobs}?page=1&perPage=1&sort=deadline`;
  const { data } = v.parse(v.object({ data: JobsData }), await (await fetch(address)).json());
  return v.parse(Job, data.jobs[0]);
}

/** Someone who hires, as the server would describe it. */
function answerCompany(contact: { email?: string; contactNumber?: string } = {}): void {
  const company = { email: 'hr@surma.example', contactNumber: '01711-000000', ...contact };
  answer(/\/companies\/[^/]+$/, () => ({
    body: { success: true, data: { company: { _id: 'c', name: 'Surma Mills', ...company } } },
  }));
}

const loadCvs = (): Promise<typeof device> => import('#device/cv.ts');

/** Opens a job's page, with a CV on the device where one is named. */
async function openJob(fullName = ''): Promise<Job> {
  const job = await readJob();
  await openPage(toJobPath(job._id));
  await screen.findByRole('link', { name: 'Apply Now' });
  if (fullName === '') return job;
  const fields = { ...emptyCvFields, fullName, mobile: '01812 345678' };
  const look = { name: '', language: 'en', design: 'classic', photo: null } as const;
  await (await loadCvs()).storeCv({ version: CV_VERSION, id: 'cv-1', fields, changedAt: 1, ...look });
  return job;
}

async function openSheet(): Promise<HTMLElement> {
  await user.click(await screen.findByRole('link', { name: 'Apply Now' }));
  return screen.findByRole('dialog', { name: 'Apply' });
}

const listWays = (sheet: HTMLElement): (string | null)[] =>
  within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const bodyOf = (link: HTMLElement): string =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';

test('the ways stand in their order; a mobile number is called or written to in WhatsApp', async () => {
  answerCompany();
  const { title } = await openJob();
  const sheet = await openSheet();
  expect(listWays(sheet)).toEqual([
    'Open Gmail',
    'Open email app',
    'CallWhatsApp01711-000000',
    'Write application letter',
    'Copy letter',
    'Copy addresshr@surma.example',
  ]);
  expect(within(sheet).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000000');
  const whatsApp = within(sheet).getByRole('link', { name: 'WhatsApp' });
  const { origin, pathname, searchParams } = new URL(whatsApp.getAttribute('href') ?? '');
  expect([origin, pathname]).toEqual(['https://wa.me', '/8801711000000']);
  expect(searchParams.get('text')?.split('\n')[0]).toBe(`Application for ${title}`);
});

for (const [contactNumber, row] of [
  ['02-9550000', ['Call02-9550000']],
  ['At the desk', []],
] as const) {
  test(`"${contactNumber}" is offered as what it is: ${row.length} rows`, async () => {
    answerCompany({ contactNumber });
    await openJob();
    const ways = listWays(await openSheet());
    expect(ways.filter((way) => way?.includes('Call') === true)).toEqual(row);
  });
}

test('a company without an address is called, and its number can be copied', async () => {
  answerCompany({ email: '' });
  await openPage(toJobPath((await readJob())._id));
  await screen.findByRole('heading', { name: 'Surma Mills' });
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  const sheet = await screen.findByRole('dialog', { name: 'Apply' });
  expect(within(sheet).getByText('This company gave no email address. Please call.')).toBeVisible();
  expect(listWays(sheet)).toEqual([
    'CallWhatsApp01711-000000',
    'Write application letter',
    'Copy letter',
    'Copy number',
  ]);
});

test('offline the letter comes first, then the call', async () => {
  answerCompany();
  await openJob();
  goOffline();
  expect(listWays(await openSheet()).slice(0, 2)).toEqual([
    'Write application letter',
    'CallWhatsApp01711-000000',
  ]);
});

test('without a CV here none is claimed, and one can be made', async () => {
  answerCompany();
  await openJob();
  const sheet = await openSheet();
  expect(within(sheet).getByText(/^Goes along: your letter\. Attach your own CV/)).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Make a CV' })).toHaveAttribute('href', appPaths.cvBuilder);
  expect(bodyOf(within(sheet).getByRole('link', { name: 'Open email app' }))).not.toMatch(/\bCV\b/);
});

test('the CV made here goes along: it is named in the sheet and in the letter, which has its name and number', async () => {
  answerCompany();
  await openJob('Rina Das');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('Goes along: your letter and Rina Das CV.pdf')).toBeVisible();
  const mail = within(sheet).getByRole('link', { name: 'Open email app' });
  expect(bodyOf(mail)).toContain('\r\nMy CV is attached: Rina Das CV.pdf\r\n');
  expect(bodyOf(mail)).toMatch(/Kind regards,\r\nRina Das\r\n01812 345678\r\n$/);
  expect(new URL(mail.getAttribute('href') ?? '').searchParams.get('subject')).toBe('Application');
  await user.click(within(sheet).getByRole('button', { name: 'Write application letter' }));
  const editor = await screen.findByRole('dialog', { name: 'Application letter' });
  expect(within(editor).getByLabelText('Letter')).toHaveDisplayValue(/My CV is attached: Rina Das CV\.pdf/);
});

test('whether it was sent is asked alone; then the sheet says when, and what to do next', async () => {
  answerCompany();
  await openJob();
  const sheet = await openSheet();
  await user.click(within(sheet).getByRole('button', { name: 'Copy letter' }));
  await within(sheet).findByText('Copied');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await within(sheet).findByText('Did you send it?')).toBeVisible();
  const buttons = () =>
    within(sheet)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Close', 'Yes, I sent it', 'Not yet']);
  expect(within(sheet).queryByRole('link')).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: 'Yes, I sent it' }));
  const day = formatShortDate(new Date().toISOString(), Date.now(), 'en');
  expect(await within(sheet).findByText(`Sent ${day}`)).toBeVisible();
  expect(await within(sheet).findByText('Marked as sent')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'See similar jobs' })).toBeVisible();
  const sent = within(sheet).getByRole('link', { name: 'Your sent applications' });
  expect(sent).toHaveAttribute('href', `${appPaths.savedJobs}?tab=sent`);
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // The page says so as well, also where no letter was written here.
  expect(await screen.findByText(`Sent ${day}`)).toBeVisible();
});

const walkIn: ApplyWay = {
  kind: 'walkIn',
  from: '2099-12-01',
  to: '2099-12-03',
  hours: '10:00 AM - 4:00 PM',
  place: 'Gate 2, Ashulia',
  bring: 'NID',
};
const link: ApplyWay = { kind: 'link', url: 'https://jobs.surma.example/apply?id=7' };
const call: ApplyWay = { kind: 'call', phone: '01812-345678', whatsApp: false };

/** Opens the sheet of a job whose employer chose how to apply. */
async function openChosen(applyWays: unknown): Promise<HTMLElement> {
  answerCompany({ email: '' });
  const job = await readJob();
  answer(/\/jobs\/[^/?]+(\?.*)?$/, () => ({ body: { success: true, data: { job: { ...job, applyWays } } } }));
  await openPage(toJobPath(job._id));
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  return screen.findByRole('dialog', { name: 'Apply' });
}

test('a link opens with its host shown, and nothing else is offered', async () => {
  const sheet = await openChosen([link]);
  const site = within(sheet).getByRole('link', { name: 'Apply on jobs.surma.example' });
  expect(site).toHaveAttribute('href', link.url);
  expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(within(sheet).queryByText(/letter|Call/)).toBeNull();
  await user.click(site);
  expect(await within(sheet).findByText('Did you send it?')).toBeVisible();
});

test('the ways stand in the employer’s order; a number without WhatsApp is only called', async () => {
  const sheet = await openChosen([call, walkIn, link]);
  const names = within(sheet)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Call', 'Open in maps', 'Apply on jobs.surma.example']);
  expect(within(sheet).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801812345678');
});

test('offline a walk-in says when, where and with what, and goes into the calendar; the link waits', async () => {
  const sheet = await openChosen([walkIn, link]);
  goOffline();
  expect(within(sheet).getByText('Walk in: 1 Dec 2099 – 3 Dec 2099, 10:00 AM - 4:00 PM')).toBeVisible();
  expect(within(sheet).getByText('Gate 2, Ashulia')).toBeVisible();
  expect(within(sheet).getByText('Bring: NID')).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Add to calendar' })).toBeEnabled();
  expect(within(sheet).getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'geo:0,0?q=Gate%202%2C%20Ashulia',
  );
  const site = await within(sheet).findByRole('button', { name: 'Apply on jobs.surma.example' });
  expect(site).toBeDisabled();
  expect(site).toHaveAccessibleDescription('jobs.surma.example needs internet.');
});

test('a walk-in whose days are over says so, and is put into no calendar', async () => {
  const sheet = await openChosen([{ ...walkIn, from: '2020-01-01', to: '2020-01-02' }]);
  expect(within(sheet).getByText('These days are over.')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});
