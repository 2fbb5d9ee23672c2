import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the jobs that are offered under a job (§2). */
export const relatedMessages = createCatalogue({
  en: {
    heading: 'Related Jobs',
    apply: 'Apply now',
    moreJobs: 'More jobs like this',
    moreOf: (category: string) => `${category} jobs`,
    moreIn: (city: string) => `Jobs in ${city}`,
  },
});
