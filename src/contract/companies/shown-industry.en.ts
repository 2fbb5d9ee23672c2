import type { Company } from './company.ts';

/** A company's industry for display. */
export const toShownIndustry: (
  company: Pick<Company, 'industry' | 'industryEn' | 'industryBn'>,
) => string = ({ industry, industryEn }) => industryEn || industry;
