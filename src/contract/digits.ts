/** Bengali digits as Latin ones: numbers are typed in either and sent in one (§9, phones). */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** A typed number, in either digits; NaN where it is none. */
export const readNumber = (typed: string): number => Number(toLatinDigits(typed.trim()) || Number.NaN);
