import { toLatinDigits } from '../format.ts';

export const FIRST_FOUNDED_YEAR = 1800;

/** True for a year from 1800 to this one. @param now ms since the epoch */
export function isFoundedYear(text: string, now: number): boolean {
  const year = /^\d{4}$/.test(toLatinDigits(text)) ? Number(toLatinDigits(text)) : 0;
  return year >= FIRST_FOUNDED_YEAR && year <= new Date(now).getFullYear();
}
