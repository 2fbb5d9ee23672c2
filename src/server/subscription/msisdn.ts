import * as v from 'valibot';
import { problem } from '#contract/field-problem.ts';
import { isMobile, toPlainNumber } from '#contract/subscription/phone.ts';

/** Any usual form (01…, 880…, +880…, tel:880…, Bengali digits, pasted marks) as 8801XXXXXXXXX, else null. */
export function readPhone(text: string): string | null {
  const digits = toPlainNumber(text)
    .replace(/^tel:/i, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^880+1/, '8801')
    .replace(/^0*1([3-9]\d{8})$/, '8801$1');
  return isMobile(digits) ? digits : null;
}

export const Tel = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(64)), v.number()], problem('over64')),
  v.transform(String),
);
