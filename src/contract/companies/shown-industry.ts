import { isBangla } from '../build-language.ts';
import type { Company } from './company.ts';

/** A company's industry for display. */
const en: (company: Pick<Company, 'industry' | 'industryEn' | 'industryBn'>) => string = ({
  industry,
  industryEn,
}) => industryEn || industry;

const bn: typeof en = ({ industry, industryBn }) => industryBn || industry;

export const toShownIndustry = isBangla ? bn : en;
export const toShownIndustryIn = { en, bn };
