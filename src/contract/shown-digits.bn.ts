import { toLocalDigits } from './format.ts';
import type * as en from './shown-digits.en.ts';

export const toShownDigits: typeof en.toShownDigits = (text) => toLocalDigits(text, 'bn');
