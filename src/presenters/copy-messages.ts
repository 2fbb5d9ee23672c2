import { createCatalogue } from '#platform/messages.ts';

/** The words of a stored copy, which are painted before the app is there: alone, as that script holds them. */
export const copyMessages = createCatalogue({
  en: { savedCopy: (age: string) => `Saved copy · updated ${age}` },
});
