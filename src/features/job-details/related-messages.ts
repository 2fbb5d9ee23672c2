import { createCatalogue } from '#platform/messages.ts';

/** Texts of the jobs that are offered under a job (§2). */
export const relatedMessages = createCatalogue({
  en: { heading: 'Related Jobs', apply: 'Apply now' },
});
