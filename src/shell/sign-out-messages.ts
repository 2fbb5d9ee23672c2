import { createCatalogue } from '#platform/messages.ts';

export const signOutMessages = createCatalogue({
  en: {
    question: {
      title: 'Log out and remove what you did not send?',
      text: 'There is a form on this device that you filled in and did not send. Logging out removes it, so that nobody else who uses this device can read it.',
      confirm: 'Log out',
      cancel: 'Stay signed in',
    },
  },
});
