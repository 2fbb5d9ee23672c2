import type * as en from './row-facts.en.ts';

export const rowFactsMessages: typeof en.rowFactsMessages = { notGiven: 'দেওয়া হয়নি' };
