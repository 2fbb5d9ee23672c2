import { isBangla } from './build-language.ts';
import { toLocalDigits } from './format.ts';

/** A text with digits for display: a year, a phone number. What is sent has Latin digits. */
const toShownDigitsEn = (text: string): string => text;

export const toShownDigitsBn: typeof toShownDigitsEn = (text) => toLocalDigits(text, 'bn');

export const toShownDigits = isBangla ? toShownDigitsBn : toShownDigitsEn;
