import type { Request } from 'happy-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { fill, openMenu } from './account.ts';
import { answer, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';

export const phones = { robi: '01812345678', banglalink: '01912345678', grameen: '01712345678' };

/** How the paths of calls end. */
export const calls = {
  request: /\/(bdapps-pin-request|applink-pin-request|digimart)$/,
  verify: /\/(bdapps|applink)-pin-verify$/,
  lookup: /\/index\.php\/\w+\/getUserByTel(_digimart)?$/,
};

/** From now on the operator answers a call so. */
export const answerCall = (call: RegExp, body: object | string, status = 200): (() => void) =>
  answer(call, () => ({ status, body }));

/** What a call was asked with so far. */
export const bodiesOf = (call: RegExp): Promise<unknown[]> =>
  Promise.all(requestsOf('POST', call).map((request: Request): Promise<unknown> => request.clone().json()));

export const newVisitor = (): void => localStorage.removeItem('isNewUser');

export const store = (entries: Readonly<Record<string, string>>): void =>
  Object.entries(entries).forEach(([key, text]) => localStorage.setItem(key, text));

/** A payment page was asked for on this device. */
export const begunPayment = {
  isSub: 'false',
  type: 'digimart',
  tel: `88${phones.grameen}`,
  userPhone: `88${phones.grameen}`,
  otpResponseData: JSON.stringify({ statusCode: 'S1000', apiEndpoint: 'https://pay.example/' }),
};

const byName = { name: 'Subscribe to Kaj' };
export const findModal = (): Promise<HTMLElement> => screen.findByRole('dialog', byName);
const queryModal = (): HTMLElement | null => screen.queryByRole('dialog', byName);

/** The button of the header's menu. */
export async function pressHeader(name: 'Subscribe' | 'Unsubscribe'): Promise<void> {
  const menu = within(await openMenu());
  await user.click(await menu.findByRole('button', { name }));
}

export const findStep = (name: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 3, name });

/** Presses a button of the modal, which does not hide those of the page. */
export async function press(name: string): Promise<void> {
  await user.click(await within(await findModal()).findByRole('button', { name }));
}

/** Types a number into the modal that is open, and sends it. */
export async function sendNumber(phone: string): Promise<void> {
  await fill('Phone', phone);
  await press('Next');
}

/** Types a code, and sends it. */
export async function sendCode(code: string): Promise<void> {
  await fill('OTP code', code);
  await press('Verify');
}

/** Makes `Date.now` movable; it still advances. @returns adds ms */
export function moveClock(): (ms: number) => void {
  const now = Date.now;
  let movedMs = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + movedMs);
  onTestFinished(() => clock.mockRestore());
  return (ms) => void (movedMs += ms);
}

/** Opens a page whose `requestIdleCallback` does not run by itself. @returns runs the callbacks */
export async function openBusy(path: string): Promise<() => void> {
  const waiting = new Map<number, () => void>();
  let count = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    waiting.set(++count, work);
    return count;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => void waiting.delete(id));
  await openPage(path);
  return () => {
    const works = [...waiting.values()];
    waiting.clear();
    for (const work of works) work();
  };
}

let changes = 0;

/** The URL watch cleans an address that foreign code has changed. */
async function untilWatched(): Promise<void> {
  // The watch would not notice the same address twice in a row.
  changes += 1;
  History.prototype.replaceState.call(history, history.state, '', `?ErrorCode=E${changes}`);
  await vi.waitUntil(() => location.search === '', { timeout: 30_000 });
}

/** Everything has begun that opens the modal by itself, and nothing has. */
export async function expectNoOffer(beIdle = (): void => undefined): Promise<void> {
  // The subscription's code is loaded at the first input.
  await user.click(document.body);
  await untilWatched();
  beIdle();
  await vi.dynamicImportSettled();
  // It is rendered by the time that a later change is seen.
  await untilWatched();
  expect(queryModal()).toBeNull();
}

/** The modal has opened by itself. */
export const expectOffer = (beIdle: () => void): Promise<void> =>
  waitFor(() => {
    beIdle();
    expect(queryModal()).toBeVisible();
  });
