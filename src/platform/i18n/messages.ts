import type { Locale } from '#contract/format.ts';

type Catalogue<M> = Readonly<Record<Locale, M>>;

/** Declares the texts of a screen; texts with parts are functions. */
export function createCatalogue<M>(texts: Catalogue<M>): Catalogue<M> {
  return texts;
}

/** The current language. */
export function useLocale(): Locale {
  return 'en';
}

/** The texts of a screen in the current language. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  return catalogue[useLocale()];
}
