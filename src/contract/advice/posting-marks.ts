import type { ApplyWay, ScreeningQuestion } from '../applications/apply-ways.ts';
import { findWay } from '../applications/open-ways.ts';
import type { AdviceMark } from './marks.ts';
import { toAddressMarks } from './address-marks.ts';
import { asksForMoney } from './money-rules.ts';
import { toOddPay, type PaidSalary } from './odd-pay.ts';
import { needsOldFont } from './old-font.ts';

export interface ReadPosting {
  title: string;
  description: string;
  responsibilities: string;
  educationalQualifications: string;
  benefits: readonly string[];
  applyWays: readonly ApplyWay[];
  screening: readonly ScreeningQuestion[];
  company: { name: string; email: string; website: string };
  salary: PaidSalary;
}

/** Marks a posting by fixed rules. Prefers false negatives to false positives. */
export function toPostingMarks(posting: ReadPosting): AdviceMark[] {
  const { title, description, responsibilities, educationalQualifications, benefits, company } = posting;
  const walkIn = findWay(posting.applyWays, 'walkIn');
  const texts = [
    title,
    description,
    responsibilities,
    educationalQualifications,
    ...benefits,
    ...(walkIn ? [walkIn.hours, walkIn.place, walkIn.bring] : []),
    ...posting.screening.flatMap(({ text, choices }) => [text, ...choices]),
  ];
  const link = findWay(posting.applyWays, 'link')?.url ?? '';
  return [
    ...(texts.some(asksForMoney) ? (['asks-for-money'] as const) : []),
    ...toAddressMarks(company.website, [company.email, description, responsibilities], link),
    ...([...texts, company.name].some(needsOldFont) ? (['old-font'] as const) : []),
    ...(toOddPay(posting.salary) === null ? [] : (['odd-pay'] as const)),
  ];
}
