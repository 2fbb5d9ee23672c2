export const offlineMessages = {
  offline: 'You are offline.',
  savedCopy: (age: string) => `Saved copy, updated ${age}.`,
  wrongDate: 'This device’s date is wrong. Please correct it.',
};
