const signs = { category: 'c', type: 't', level: 'l', country: 'n' } as const;
type FacetKind = keyof typeof signs;

/** A filter value as a token in a job's vector, with a mark that no word has. */
export const toFacetMark = (kind: FacetKind, value: string): string => `=${signs[kind]}${value}`;

/** The country as the column `country_key`: Latin letters in lower case. */
export const toCountryKey = (country: string): string =>
  country.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Any of the values, as a tsquery. */
export const toFacetQuery = (kind: FacetKind, values: readonly string[]): string =>
  values.map((value) => `'${toFacetMark(kind, value).replaceAll(/['\\]/g, '$&$&')}'`).join(' | ');
