import { expect, onTestFinished } from 'vitest';
import { addOwnCompany, addOwnJob, type Employer } from '../support/employer.ts';
import { screen, user, waitFor } from './app.ts';

/** A job of a company of theirs. */
export const addCook = async (employer: Employer): Promise<string> =>
  addOwnJob(employer, await addOwnCompany(employer), { title: 'Cook' });

/** Presses the button of a name, once it is there. */
export const press = async (name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

export const untilFocused = (name: string): Promise<void> =>
  waitFor(() => void expect(screen.getByRole('button', { name })).toHaveFocus());

/** Makes the window as wide, until the test ends. */
export function resizeWindow(width: number): void {
  const { innerWidth, innerHeight: height } = window;
  window.happyDOM.setViewport({ width, height });
  onTestFinished(() => window.happyDOM.setViewport({ width: innerWidth, height }));
}
