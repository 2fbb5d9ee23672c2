import type { AdviceMark } from './marks.ts';
import { toAddressMarks } from './address-marks.ts';
import { asksForMoney } from './money-rules.ts';
import { needsOldFont } from './old-font.ts';

export interface ReadPosting {
  title: string;
  description: string;
  responsibilities: string;
  educationalQualifications: string;
  benefits: readonly string[];
  company: { name: string; email: string; website: string };
}

/** Marks a posting by fixed rules. Prefers false negatives to false positives. */
export function toPostingMarks(posting: ReadPosting): AdviceMark[] {
  const { title, description, responsibilities, educationalQualifications, benefits, company } = posting;
  const texts = [title, description, responsibilities, educationalQualifications, ...benefits];
  return [
    ...(texts.some(asksForMoney) ? (['asks-for-money'] as const) : []),
    ...toAddressMarks(company.website, [company.email, description, responsibilities]),
    ...([...texts, company.name].some(needsOldFont) ? (['old-font'] as const) : []),
  ];
}
