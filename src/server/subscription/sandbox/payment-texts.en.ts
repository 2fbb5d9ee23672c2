/** The simulated payment page. */
export const paymentTexts = {
  mark: 'Sandbox: the mobile operators are simulated. No SMS is sent and nothing is charged.',
  title: 'Payment page (sandbox)',
  heading: (phone: string) => `Subscribe with +${phone}`,
  terms: (price: string, period: 'day' | 'week' | 'month') =>
    `BDT ${price} each ${period}, until it is stopped.`,
  pay: 'Pay and subscribe',
  fail: 'Fail: not enough balance',
  silent: 'Pay, and come back without a result',
  refused: 'This payment cannot continue',
  startAgain: (code: string) => `Code ${code}. Please start again in the app.`,
};
