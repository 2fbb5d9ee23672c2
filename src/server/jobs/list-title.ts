import { titleTextsIn, toListTitle } from '#contract/http/page-titles.ts';
import type { Locale } from '#contract/format.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { toPlaceNames } from './added-names.ts';

/** The title of a list in a language, with its place as that language writes it. */
export const toLocalListTitle = (search: JobSearch, language: Locale): string =>
  toListTitle(search, titleTextsIn[language], toPlaceNames(language, search));
