import { expect, onTestFinished } from 'vitest';
import { addOwnCompany, addOwnJob, type Employer } from '../support/employer.ts';
import { screen, user, waitFor } from './app.ts';

/** A job of a company of theirs. */
export const addCook = async (employer: Employer): Promise<string> =>
  addOwnJob(employer, await addOwnCompany(employer), { title: 'Cook' });

/** Presses the button of a name, once it is there. */
export const press = async (name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Opens the menu of a row. */
export const openMore = (row: string): Promise<void> => press(`More: ${row}`);

/** Presses an entry of a row's menu. @param name such as "Delete: Cook" */
export async function pressInMenu(name: string): Promise<void> {
  await openMore(name.slice(name.indexOf(': ') + 2));
  await press(name);
}

export const untilFocused = (name: string): Promise<void> =>
  waitFor(() => void expect(screen.getByRole('button', { name })).toHaveFocus());

/** Makes the window as wide, until the test ends. */
export function resizeWindow(width: number): void {
  const { innerWidth, innerHeight: height } = window;
  window.happyDOM.setViewport({ width, height });
  onTestFinished(() => window.happyDOM.setViewport({ width: innerWidth, height }));
}
