import { createContext, useContext } from 'react';
import type { Locale } from '#contract/config/locale.ts';

/** Every text of one screen, by language. English is the source; the others must have the same shape. */
export type Catalogue<M> = Readonly<Record<Locale, M>>;

/**
 * Declares the texts of a screen. Texts with parts are functions, so that every language may order
 * them its own way.
 */
export function createCatalogue<M>(texts: Catalogue<M>): Catalogue<M> {
  return texts;
}

const LocaleContext = createContext<Locale>('en');
export const LocaleProvider = LocaleContext.Provider;

/** The chosen language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The texts of a screen in the chosen language. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  return catalogue[useLocale()];
}
