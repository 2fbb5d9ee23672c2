import { titleTexts as bnTexts } from '#contract/http/main-titles.bn.ts';
import { titleTexts as enTexts } from '#contract/http/main-titles.en.ts';
import { toListTitle } from '#contract/http/page-titles.ts';
import type { Locale } from '#contract/format.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toPlaceNames } from './added-names.ts';

const titleTexts = { en: enTexts, bn: bnTexts } as const;

/** The title of a list in a language, with its place as that language writes it. */
export const toLocalListTitle = (search: JobSearch, language: Locale): string =>
  toListTitle(search, titleTexts[language], toPlaceNames(language, search));
