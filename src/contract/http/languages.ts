import type { Locale } from '../format.ts';
import { toLanguageFolder } from './pages.ts';

/** The address of a page in a language; the specified paths are English: "/jobPage" is "/bn/jobPage" in Bangla. @param path with query and hash */
export const toLocalPath = (path: string, locale: Locale): string => toLanguageFolder(locale) + path;

/** The language of an address and its path without it: "/bn/jobPage" is Bangla's "/jobPage". */
export function splitLanguage(path: string): { locale: Locale; path: string } {
  if (!/^\/bn(?=$|[/?#])/.test(path)) return { locale: 'en', path };
  const rest = path.slice(toLanguageFolder('bn').length);
  return { locale: 'bn', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The cookie with the chosen language, which redirects the home address. */
export const LANGUAGE_COOKIE = 'kaj-language';

/** The longest part of an `Accept-Language` header that is read. */
export const MAX_LANGUAGE_CHARS = 256;

/** The better liked of the two languages in an `Accept-Language` header (RFC 9110, 12.5.4); undefined for neither. */
export function preferredLanguage(header: string): Locale | undefined {
  const liked = header
    .slice(0, MAX_LANGUAGE_CHARS)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part
        .toLowerCase()
        .split(';')
        .map((text) => text.trim());
      const weight = options.find((option) => option.startsWith('q='))?.slice('q='.length);
      return { language: tag.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .find(({ language }) => language === 'en' || language === 'bn')?.language;
  return liked === 'en' || liked === 'bn' ? liked : undefined;
}
