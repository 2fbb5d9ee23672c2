import { expect } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/http/write-headers.ts';
import { addOwnCompany, createEmployer, type Employer } from '../support/employer.ts';
import { deadlineDay } from '../support/job-deadline.ts';
import { fill } from './account.ts';
import { app, beSignedIn, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';

/** The form of `/postJobPage`, as its tests use it. */

export const field = (label: string): HTMLElement => screen.getByLabelText(label);
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const press = (name: string): Promise<void> => user.click(button(name));

/** The requests that post a job. */
export const posts = () => requestsOf('POST', /\/api\/v1\/jobs$/);
export const keyOf = (request: Pick<Request, 'headers'> | undefined): string | null =>
  request?.headers.get(IDEMPOTENCY_KEY_HEADER) ?? null;

export const draftSaved = (): HTMLElement | null => screen.queryByText('Draft saved on this device');
export const findDraftSaved = (): Promise<HTMLElement> => screen.findByText('Draft saved on this device');

export const main = () => within(screen.getByRole('main'));

/** The texts of what a select offers. */
export const optionsOf = (label: string): (string | null)[] =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The uppermost window that says a text. */
export async function findWindow(text: string | RegExp): Promise<HTMLElement> {
  const said = await screen.findAllByText(text, { selector: '[role=dialog] *, dialog *' });
  const window = said.at(-1)?.closest<HTMLElement>('[role=dialog], dialog');
  if (!window) throw new Error('This is no window.');
  return window;
}

/** Answers the window that says a text. */
export async function answerWindow(text: string | RegExp, button: string): Promise<void> {
  await user.click(within(await findWindow(text)).getByRole('button', { name: button }));
}

/** What a window, or the review, says under a name. */
export const fact = (label: string): Element | null =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling;

type Step = 'Job' | 'Pay & place' | 'Description' | 'Review';

const steps = (): HTMLElement => screen.getByRole('navigation', { name: 'Steps' });
export const findStep = (number: number): Promise<HTMLElement> =>
  screen.findByText(new RegExp(`^Step ${number} of 4 · `), { selector: 'nav *' });

/** Opens a step, whether or not the one before is right. */
export async function openStep(name: Step): Promise<void> {
  await user.click(within(steps()).getByRole('button', { name }));
  await waitFor(() =>
    expect(within(steps()).getByRole('button', { name })).toHaveAttribute('aria-current', 'step'),
  );
}

/** One of a few chips. */
const choose = (group: string, name: string): Promise<void> =>
  user.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(name));

async function write(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fill(label, text);
}

async function goNext(number: number): Promise<void> {
  await press('Next');
  await findStep(number);
}

/** Fills every required field up to the review. A single company is chosen by the form. */
export async function fillIn(): Promise<void> {
  await write({ Title: 'Line cook', 'Number of Openings': '৩' });
  await choose('Employment Type', 'On-site');
  await choose('Work Mode', 'Full-time');
  await choose('Experience Level', '1–2 years');
  await within(field('Category')).findByText('Accountancy');
  await user.selectOptions(field('Category'), 'Accountancy');
  await goNext(2);
  await write({ 'Min Salary': '২০,০০০', 'Max Salary': '30000', 'Start Time': '09:00', 'End Time': '17:30' });
  await user.selectOptions(field('Division'), 'Dhaka');
  await user.selectOptions(field('District'), 'Gazipur');
  await fill('Application Deadline', deadlineDay);
  await goNext(3);
  await write({
    Description: 'Cook and serve.',
    Responsibilities: 'The kitchen',
    'Educational Qualifications': 'None',
  });
  await user.type(addTo('Required Skills'), 'Cooking, Knife work,');
  await user.type(addTo('Benefits'), 'Meals');
  await goNext(4);
}

/** The field that adds to a list. */
export const addTo = (name: string): HTMLElement => screen.getByRole('textbox', { name });

/** The entries added to a list. */
export const listOf = (name: string): (string | null)[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens the form as a new employer. @param prepare adds the employer's rows first */
export async function openForm(
  path = '/postJobPage',
  prepare?: (employer: Employer) => Promise<unknown>,
): Promise<Employer> {
  const employer = await createEmployer(app);
  await prepare?.(employer);
  beSignedIn(employer);
  await openPage(path);
  await screen.findByRole('navigation', { name: 'Steps' });
  return employer;
}

/** The only company is chosen once it is known. */
export const untilChosen = async (name = 'Padma Textiles'): Promise<void> =>
  void (await screen.findByText(`For ${name}`));

/** Opens the form as an employer with one company, which is chosen. */
export async function openWithCompany(): Promise<Employer> {
  const employer = await openForm('/postJobPage', (someone) => addOwnCompany(someone));
  await untilChosen();
  return employer;
}
