import type { Locale } from '#contract/config/locale.ts';

/** Every text of one screen, by language; all of them have the shape of the English one. */
type Catalogue<M> = Readonly<Record<Locale, M>>;

/** Declares the texts of a screen. Texts with parts are functions, so that every language orders them its own way. */
export function createCatalogue<M>(texts: Catalogue<M>): Catalogue<M> {
  return texts;
}

/** The chosen language; there is one so far. */
export function useLocale(): Locale {
  return 'en';
}

/** The texts of a screen in the chosen language. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  return catalogue[useLocale()];
}
