import type * as en from './shown-industry.en.ts';

export const toShownIndustry: typeof en.toShownIndustry = ({ industry, industryBn }) =>
  industryBn || industry;
