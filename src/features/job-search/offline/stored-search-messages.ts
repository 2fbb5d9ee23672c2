import { createCatalogue } from '#platform/i18n/messages.ts';

/** The line over the jobs of the device, where no list can be read. */
interface StoredSearchTexts {
  /** How many stored jobs there are, and when they were read. */
  stored: (count: number, written: string, asOf: string) => string;
  /** Added where some are of another day. */
  oldest: (asOf: string) => string;
}

export const storedSearchMessages = createCatalogue<StoredSearchTexts>({
  en: {
    stored: (count, written, asOf) => `${written} stored ${count === 1 ? 'job' : 'jobs'}, as of ${asOf}`,
    oldest: (asOf) => `, the oldest of ${asOf}`,
  },
});
