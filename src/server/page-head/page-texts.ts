import { pageTitles as enTitles } from '#contract/http/page-titles.en.ts';
import { titleTexts as enTitleTexts } from '#contract/http/main-titles.en.ts';
import { pageTitles as bnTitles } from '#contract/http/page-titles.bn.ts';
import { titleTexts as bnTitleTexts } from '#contract/http/main-titles.bn.ts';
import { toShownCity as toEnCity } from '#contract/jobs/shown-place.en.ts';
import { toShownCity as toBnCity } from '#contract/jobs/shown-place.bn.ts';
import { headTexts as enHead } from './head-texts.en.ts';
import { headTexts as bnHead } from './head-texts.bn.ts';

/** One process serves both languages. */
export const pageTexts = {
  en: { ...enHead, titles: enTitles, titleTexts: enTitleTexts, toShownCity: toEnCity },
  bn: { ...bnHead, titles: bnTitles, titleTexts: bnTitleTexts, toShownCity: toBnCity },
} as const;
