import type * as en from './job-words.en.ts';

export const jobTexts: typeof en.jobTexts = {
  remote: 'ঘরে বসে (রিমোট)',
  applyBy: (deadline) => `আবেদনের শেষ তারিখ ${deadline}`,
  closedOn: (deadline) => `আবেদনের সময় শেষ: ${deadline}`,
};
