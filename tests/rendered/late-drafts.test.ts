import { expect, test, vi } from 'vitest';
import { DATABASE } from '#contract/device/stores.ts';
import { createGate } from '../support/gate.ts';
import { field, openForm } from './company-form.ts';
import { fill } from './account.ts';
import { countDrafts } from './drafts.ts';
import { openPage, screen, waitFor } from './app.ts';

/** As long as a form waits for its draft. */
const LIMIT_MS = 5000;

/** The drafts' database is opened late. @returns the way to let it open */
function delayDrafts(): () => void {
  const gate = createGate();
  const open = indexedDB.open.bind(indexedDB);
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    if (name !== DATABASE) return request;
    const set = (onSuccess: (event: Event) => void) =>
      request.addEventListener('success', (event) => void gate.opened.then(() => onSuccess(event)));
    return Object.defineProperty(request, 'onsuccess', { set });
  });
  return () => {
    opening.mockRestore();
    gate.open();
  };
}

/** Opens the form again while the database does not answer, as long as the form waits for it. */
async function openEmpty(): Promise<void> {
  const start = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => start(run, ms === LIMIT_MS ? 0 : ms));
  await openPage('/createCompanyPage');
  await screen.findByRole('heading', { level: 1, name: 'Company Information Form' });
  await waitFor(() => expect(field('Company name')).toHaveValue(''));
  vi.stubGlobal('setTimeout', start);
}

const name = () => field('Company name');
const unreadable = () => screen.queryByText(/^This device could not read what you typed before/);

test('a draft that is found late fills the form, unless something was typed in the meantime', async () => {
  await openForm();
  await fill('Company name', 'Padma Mills');
  await expect.poll(() => countDrafts('Padma Mills')).toBe(1);

  let letGo = delayDrafts();
  await openEmpty();
  expect(unreadable()).toBeVisible();
  letGo();
  await waitFor(() => expect(name()).toHaveValue('Padma Mills'));
  expect(unreadable()).toBeNull();

  letGo = delayDrafts();
  await openEmpty();
  await fill('Company name', 'Jamuna Mills');
  letGo();
  await expect.poll(() => countDrafts('Jamuna Mills')).toBe(1);
  expect(name()).toHaveValue('Jamuna Mills');
  expect(unreadable()).toBeNull();
});
