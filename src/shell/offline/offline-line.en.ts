export const offlineMessages = {
  offline: 'You are offline.',
  savedCopy: (age: string) => `Saved copy, updated ${age}.`,
};
