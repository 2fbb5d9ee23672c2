import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the line that says that letters wait. */
export const dueMessages = createCatalogue({
  en: {
    label: 'Applications',
    due: (count: number) =>
      count === 1
        ? 'You are connected. An application is ready to send.'
        : `You are connected. ${count} applications are ready to send.`,
    show: 'Show',
    later: 'Later',
  },
});
