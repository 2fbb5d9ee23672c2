import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the search that an unknown job offers instead. */
export const jobSearchMessages = createCatalogue({
  en: { label: 'Search jobs', placeholder: 'Job title, keywords', button: 'Find Jobs' },
});
