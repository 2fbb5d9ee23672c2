import { createCatalogue } from '#platform/messages.ts';

/** The words of a stored copy. */
export const copyMessages = createCatalogue({
  en: { savedCopy: (age: string) => `Saved copy · updated ${age}` },
});
