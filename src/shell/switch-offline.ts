import type { Locale } from '#contract/format.ts';
import { readLanguages } from '#platform/preferences/stored-languages.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { languageMessages } from './language-messages.ts';

/** Offline only a stored language can be read. */
export function switchOffline(language: Locale, address: string): void {
  if (!readLanguages().includes(language)) return snack.set({ text: languageMessages.needsInternet });
  location.assign(address);
}
