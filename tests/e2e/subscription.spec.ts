import type { Page } from '@playwright/test';
import { formatNumber, type Locale } from '#contract/format.ts';
import { callTexts } from '#server/subscription/subscription-texts.ts';
import { failedRequests } from '../support/complaints.ts';
import { holdTime } from '../support/hold-time.ts';
import { spendReload } from '../support/reload-guard.ts';
import {
  createNumber,
  headerButton,
  modalOf,
  passCalm,
  readStored,
  sendCode,
  sendNumber,
  stepOf,
  waitForCode,
  waitForOffer,
} from '../support/subscription-visitor.ts';
import { ANY, textsOf, toPattern } from '../support/texts.ts';
import { expect, test } from './fixtures.ts';

test.use({ isNewVisitor: true });
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  // Uses up the one reload for missing code: it could happen between two taps once the network is back.
  await spendReload(page);
});

/** Offline, a plain dialog is shown until the better one is cached. */
const dialog = (page: Page, text: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: text });
const wrong = '00000';

/** A code as someone types it whose keyboard has the language's digits. */
const typed = (code: string, language: Locale): string =>
  code.replaceAll(/\d/g, (digit) => formatNumber(Number(digit), language));

/** "Unsubscribe" in the header, and what is asked then. */
async function pressUnsubscribe(page: Page, texts = textsOf.en): Promise<void> {
  const { ask } = texts.stop;
  await (await headerButton(page, texts.menu.subscription.subscribed, texts)).click();
  await dialog(page, ask.text).getByRole('button', { name: ask.confirm }).click();
}

async function unsubscribe(page: Page, texts = textsOf.en): Promise<void> {
  await pressUnsubscribe(page, texts);
  const done = dialog(page, texts.stop.success.text);
  await done.getByRole('button', { name: texts.dialogs.ok }).click();
  await expect(page.getByText(texts.stop.succeeded, { exact: true })).toBeVisible();
  await expect(await headerButton(page, texts.menu.subscription.none, texts)).toBeVisible();
}

test('@phone @languages @main @main-in-bangla by SMS, on a network that breaks, in a tab that is killed at every step', async ({
  page,
  network,
  complaints,
  language,
  texts,
  local,
}) => {
  const { stop, subscription } = texts;
  const { problems } = subscription;
  const readsCode = stepOf(page, subscription.headings.otp);
  const phoneField = page.getByLabel(subscription.phone, { exact: true });
  const codeField = page.getByLabel(subscription.otp, { exact: true });
  const next = page.getByRole('button', { name: subscription.next, exact: true });
  complaints.allow(failedRequests);
  const phone = createNumber('018');
  const costs = toPattern(
    (['day', 'week', 'month'] as const).map((period) =>
      subscription.cost(subscription.operators.bd_robi, ANY, period),
    ),
  );
  const asked = (path: string) => network.requests.filter((request) => request === path).length;
  await page.goto(local('/'));
  await waitForOffer(page, texts);
  await expect(page.getByText(subscription.testMode)).toBeVisible();
  await phoneField.fill(phone);
  await expect(page.getByText(costs)).toBeVisible();

  // Killed, then offline, at the number: it is still there.
  await page.reload();
  await waitForOffer(page, texts);
  await expect(phoneField).toHaveValue(phone);
  network.goOffline();
  await next.click();
  await expect(page.getByText(problems.somethingWrong)).toBeVisible();
  await expect(page.getByText(subscription.offline)).toBeVisible();
  await expect(phoneField).toHaveValue(phone);
  network.goOnline();
  const sent = page.waitForRequest((request) => request.url().endsWith('/bdapps-pin-request'));
  await next.click();
  // The app by its id, and what it showed.
  expect((await sent).headers()['kaj-consent']).toMatch(/^kaj\.bd_robi-/);
  await expect(readsCode).toBeVisible();
  const first = await waitForCode(page, phone);

  const early = Array.from({ length: 41 }, (_, seconds) => subscription.resendIn(seconds));
  // Killed while the SMS is read: the same step and countdown, wherever the visitor returns.
  await page.clock.fastForward(20_000);
  await page.goto(local('/aboutUs'));
  await expect(readsCode).toBeVisible();
  await expect(page.getByText(toPattern(early))).toBeVisible();
  const refusal = (language === 'bn' ? callTexts.bn : callTexts.en).outcomes.wrong;
  await sendCode(page, typed(wrong, language), texts);
  await expect(page.getByText(refusal)).toBeVisible();
  network.goOffline();
  await sendCode(page, typed(first, language), texts);
  await expect(page.getByText(problems.verifyError)).toBeVisible();
  network.goOnline();

  // The seconds stand still, so that all of them are seen again.
  await holdTime(page, 41_000);
  network.goOffline();
  await page.getByRole('button', { name: subscription.resend }).click();
  await expect(page.getByText(problems.somethingWrong)).toBeVisible();
  network.goOnline();
  await page.getByRole('button', { name: subscription.resend }).click();
  await expect(page.getByText(subscription.resendIn(60), { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText(toPattern([subscription.otpSentAgain(ANY)]))).toBeVisible();
  await expect(codeField).toBeFocused();
  await expect(codeField).toHaveValue('');
  await page.clock.resume();
  const second = await waitForCode(page, phone, 2);
  expect(asked('/bdapps-pin-request')).toBe(2);
  await sendCode(page, typed(second, language), texts);
  await expect(stepOf(page, subscription.headings.success)).toBeVisible();
  expect(await readStored(page)).toMatchObject({ isSub: 'true', type: 'bd_robi', userPhone: `88${phone}` });

  // Killed at the end: subscribed, and nothing is offered again.
  await page.reload();
  await expect(await headerButton(page, texts.menu.subscription.subscribed, texts)).toBeVisible();
  await passCalm(page);
  await expect(modalOf(page, texts)).toBeHidden();
  network.goOffline();
  await pressUnsubscribe(page, texts);
  await dialog(page, stop.exception).getByRole('button', { name: texts.dialogs.ok }).click();
  expect(await readStored(page)).toMatchObject({ isSub: 'true' });
  network.goOnline();
  await unsubscribe(page, texts);
  expect(await readStored(page)).toEqual({ isNewUser: 'false' });
  expect(asked('/bdapps-pin-request'), 'nothing is sent again by itself').toBe(2);
});

test('@phone by a payment page: failed, left, paid, and known there already', async ({
  page,
  network,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const phone = createNumber('017', '202');
  await page.goto('/');
  await waitForOffer(page);
  await sendNumber(page, phone);
  await page.getByRole('button', { name: 'Fail: not enough balance' }).click();
  await expect(page.getByText('Not enough balance. Nothing was charged.')).toBeVisible();
  await expect(page.getByText('is not finished')).toBeHidden();
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Pay and subscribe' })).toBeVisible();
  // Back without paying: the way to the page is still there.
  await page.goto('/');
  await waitForOffer(page);
  await expect(page.getByText('is not finished')).toBeVisible();
  network.goOffline();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('You are offline. What you typed is safe here.')).toBeVisible();
  // Looked up in vain once more, and by itself as soon as the network is back.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  network.goOnline();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Your operator has not confirmed')).toBeVisible();
  // Addresses of that page count once: a new one is asked for.
  await page.getByRole('button', { name: 'Open the payment page' }).click();
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page.getByText('Your operator is still charging your balance.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await readStored(page)).toMatchObject({ isSub: 'true', type: 'digimart' });
  await page.getByRole('button', { name: 'Done' }).click();
  await unsubscribe(page);

  // Another number, which the payment page knows as subscribed.
  const known = createNumber('017', '351');
  await (await headerButton(page, 'Subscribe')).click();
  await sendNumber(page, known);
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(stepOf(page, 'Congratulations!')).toBeVisible();
  await expect(page.getByText('This number is already subscribed.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await readStored(page)).toMatchObject({ isSub: 'true', type: 'digimart', tel: `88${known}` });
});
