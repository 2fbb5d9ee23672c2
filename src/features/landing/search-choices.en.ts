export const searchChoiceMessages = {
  nearYou: 'Near you',
  allCities: 'all cities',
  pay: 'Pay',
  anyPay: 'any',
  payFrom: (amount: string) => `৳${amount}+ a month`,
};
