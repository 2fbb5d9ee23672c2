import { createCatalogue } from '#platform/i18n/messages.ts';

export const staticPageMessages = createCatalogue({
  en: { ask: 'Something is missing or unclear?', contact: 'Contact Us' },
});
