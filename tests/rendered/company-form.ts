import { vi } from 'vitest';
import { draw } from '../support/pictures.ts';
import { type Employer, typedTexts } from '../support/employer.ts';
import { fill, openAsEmployer } from './account.ts';
import { screen, user, within } from './app.ts';

export const field = (label: string): HTMLElement => screen.getByLabelText(label, { exact: true });
export const findField = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);

export const logoInput = (): HTMLElement => field('Logo (optional)');
export const preview = (): HTMLElement | null => screen.queryByRole('img', { name: 'Preview of the logo' });

export async function fillIn(): Promise<void> {
  await user.selectOptions(field('Division'), 'Dhaka');
  await user.selectOptions(field('District'), 'Dhaka');
  for (const [label, text] of Object.entries(typedTexts)) await fill(label, text);
}

export const submit = (): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Submit Company Information' }));

/** Opens the form as a new employer. */
export async function openForm(): Promise<Employer> {
  const employer = await openAsEmployer('/createCompanyPage');
  await findField('Company name');
  return employer;
}

/** The window whose text says so. */
export async function findDialog(text: string | RegExp): Promise<HTMLElement> {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('dialog, [role=dialog]');
  if (dialog === null) throw new Error(`${text} is said outside of a window.`);
  return dialog;
}

/** Answers a window. */
export async function answerDialog(text: string | RegExp, button: string): Promise<void> {
  await user.click(within(await findDialog(text)).getByRole('button', { name: button }));
}

/** A picture as a file input takes it. */
export const png = async (name = 'logo.png'): Promise<File> =>
  new File([await draw('png', 120, 120)], name, { type: 'image/png' });

/** Stubs `createImageBitmap`: every picture is 120 px wide and high. @param until decoding waits for it */
export function openPictures(until: Promise<unknown> = Promise.resolve()): void {
  const open = vi.fn(async () => {
    await until;
    return { width: 120, height: 120, close: () => undefined };
  });
  vi.stubGlobal('createImageBitmap', open);
}

/** What a window says under a name. */
export function fact(dialog: HTMLElement, label: string): HTMLElement {
  const term = within(dialog)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label);
  if (!(term?.nextElementSibling instanceof HTMLElement)) throw new Error(`Nothing is said of ${label}.`);
  return term.nextElementSibling;
}
