import { pageTitlesIn } from '#contract/http/page-title-texts.ts';
import { titleTextsIn } from '#contract/http/main-titles.ts';
import { toShownCityIn } from '#contract/jobs/shown-place.ts';
import { headTexts } from './head-texts.ts';

/** One process serves both languages. */
export const pageTexts = {
  en: {
    ...headTexts.en,
    titles: pageTitlesIn.en,
    titleTexts: titleTextsIn.en,
    toShownCity: toShownCityIn.en,
  },
  bn: {
    ...headTexts.bn,
    titles: pageTitlesIn.bn,
    titleTexts: titleTextsIn.bn,
    toShownCity: toShownCityIn.bn,
  },
} as const;
