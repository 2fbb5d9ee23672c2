import { createCatalogue } from '#platform/i18n/messages.ts';

/** The line over the jobs of the device, where no list can be read. */
export const storedSearchMessages = createCatalogue({
  en: {
    stored: (count: number, written: string, asOf: string) =>
      `${written} stored ${count === 1 ? 'job' : 'jobs'}, as of ${asOf}`,
    oldest: (asOf: string) => `, the oldest of ${asOf}`,
  },
});
