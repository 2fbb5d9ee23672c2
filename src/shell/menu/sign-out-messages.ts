import { createCatalogue } from '#platform/i18n/messages.ts';

export const signOutMessages = createCatalogue({
  en: {
    question: {
      title: 'Log out and remove what you did not send?',
      text: 'There is a form on this device that you filled in and did not send. Logging out removes it, so that nobody else who uses this device can read it.',
      confirm: 'Log out',
      cancel: 'Stay signed in',
    },
    letters: {
      title: 'Remove your letters too?',
      text: (count: number) =>
        `${count === 1 ? 'One application letter stays' : `${count} application letters stay`} on this device. Others who use it can read what you wrote.`,
      confirm: 'Remove letters',
      cancel: 'Leave them here',
    },
    lettersLeft: {
      title: 'Could not remove the letters',
      text: 'They are still on this device. Remove them on the page “Storage and data”.',
    },
  },
});
