import { formatNumber } from '#contract/format.ts';
import { locale } from '#platform/i18n/locale.ts';
import type { Cv } from './cv.ts';

/** The CV's own name, or the person's. */
export const findGivenName = ({ name, fields: { fullName } }: Cv): string =>
  [name, fullName].find((text) => text.trim() !== '') ?? '';

/** "Sales CV (2)", or the next number that is free. */
export function toCopyName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \([\d০-৯]+\)$/, '');
  const toName = (number: number) => `${base} (${formatNumber(number, locale)})`;
  let number = 2;
  while (taken.includes(toName(number))) number += 1;
  return toName(number);
}

/** "Md. Rafiqul Islam CV", without what file systems refuse. */
export function toCvFileName(fullName: string): string {
  const name = fullName
    .replaceAll(/[\\/:*?"<>|]|\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return name === '' ? 'CV' : `${name} CV`;
}
