import { expect, test } from 'vitest';
import { answer, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';
import { store } from './subscription.ts';

const subscriber = {
  isSub: 'true',
  type: 'bd_robi',
  userPhone: '8801812345678',
  subscribId: '0123456789abcdef0123456789abcdef',
};
const alerts = /\/alerts$/;
const how = () => screen.findByRole('radiogroup', { name: 'How?' });

/** Answers as the server does for an alert that it stored. */
const acceptAlert = () =>
  answer(alerts, () => ({
    body: {
      success: true,
      message: '',
      data: {
        alert: { id: 'x', state: 'active', search: {}, channel: 'sms', pace: 'daily', language: 'en' },
      },
    },
  }));

test('a subscriber turns messages on for a search, sees them among the alerts, and stops them there', async () => {
  store(subscriber);
  acceptAlert();
  await openPage('/jobAlerts?search=welder');
  expect(within(await how()).getByRole('radio', { name: 'By SMS' })).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: 'When?' })).toBeNull();
  expect(screen.getByText(/at most one SMS to 01812.345678, for one search/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me new jobs by SMS' }));
  await screen.findByText('New jobs come by SMS.');
  const [request] = requestsOf('POST', alerts);
  expect(await request?.clone().json()).toMatchObject({
    search: { search: 'welder' },
    pace: 'daily',
    to: { channel: 'sms', subscriber: subscriber.subscribId },
  });
  await screen.findByText(/^By SMS · /);
  answer(/\/alerts\/stop$/, () => ({ body: { success: true, message: '' } }));
  await user.click(screen.getByRole('button', { name: /^Stop the alert/ }));
  await waitFor(() => expect(screen.queryByText(/^By SMS · /)).toBeNull());
});

test('a refusal is said in its words, and nothing stays', async () => {
  store(subscriber);
  answer(alerts, () => ({
    status: 409,
    body: { success: false, message: 'This number is not subscribed.' },
  }));
  await openPage('/jobAlerts?search=welder');
  await user.click(await screen.findByRole('button', { name: 'Send me new jobs by SMS' }));
  await screen.findByText('This number is not subscribed.');
  expect(screen.queryByText(/^By SMS · /)).toBeNull();
});

test.each([
  ['without a subscription', {}],
  ['of an operator that sends none', { ...subscriber, type: 'digimart', userPhone: '8801712345678' }],
])('nobody is offered messages %s', async (_name, stored) => {
  store(stored);
  await openPage('/jobAlerts?search=welder');
  expect(within(await how()).queryByRole('radio', { name: 'By SMS' })).toBeNull();
});

test('the questions and the terms name the price of the operators that send the SMS', async () => {
  await openPage('/faq');
  const prices = 'Robi or Airtel: ৳2.78 a day. Banglalink: ৳2.78 a day.';
  expect(await screen.findByText(new RegExp(`by SMS, at most one a day.* ${prices}$`))).toBeInTheDocument();
  await openPage('/terms');
  expect(await screen.findByText(new RegExp(`includes new jobs by SMS.* ${prices}$`))).toBeVisible();
});
