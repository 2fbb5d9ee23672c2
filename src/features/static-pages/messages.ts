import { createCatalogue } from '#platform/messages.ts';

export const staticPageMessages = createCatalogue({
  en: { ask: 'Something is missing or unclear?', contact: 'Contact Us' },
});
