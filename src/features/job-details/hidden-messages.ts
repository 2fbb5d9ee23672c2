import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of a job that is not public, for its owner and administrators. */
export const hiddenMessages = createCatalogue({
  en: {
    job: {
      pending: () => 'Waiting for approval',
      rejected: (reason: string) => (reason === '' ? 'Rejected' : `Rejected: ${reason}`),
    },
    company: {
      pending: () => 'Not public yet: its company waits for approval',
      rejected: () => 'Not public: its company was rejected',
    },
    onlyYou: 'Only you can see this.',
    onlyOwner: 'Only its owner and administrators can see this.',
    toOwnJobs: 'Your posted jobs',
  },
});
