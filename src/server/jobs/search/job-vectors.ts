import { toJobTokens } from '#contract/search/job-tokens.ts';
import { toFacetMark } from './facets.ts';

/** The fields of a job that are indexed. */
export interface IndexedJob {
  title: string;
  description: string;
  company: string;
  category: string;
  categoryId: string;
  city: string;
  state: string;
  country: string;
  countryKey: string;
  jobType: string;
  workMode: string;
  experienceLevel: string;
  requiredSkills: readonly string[];
  niceToHaveSkills: readonly string[];
  tags: readonly string[];
}

/** The columns of words, each as the text of a tsvector. */
export interface JobVectors {
  title_words: string;
  key_words: string;
  all_words: string;
}

/** Words have neither quotes nor backslashes. */
const toVector = (tokens: ReadonlySet<string>): string => [...tokens].map((token) => `'${token}'`).join(' ');

const quote = (mark: string): string => mark.replaceAll(/['\\]/g, '$&$&');

/** Filter values are tokens in the vector, so that one index serves words and filters. */
const toMarks = (job: IndexedJob): string[] => [
  toFacetMark('category', job.categoryId),
  toFacetMark('type', job.jobType),
  toFacetMark('type', job.workMode),
  toFacetMark('level', job.experienceLevel),
  toFacetMark('country', job.countryKey),
];

/** The words by which a job is found. */
export function toJobVectors(job: IndexedJob): JobVectors {
  const { company, category, city, state, country, jobType, workMode, experienceLevel } = job;
  const skills = [...job.requiredSkills, ...job.niceToHaveSkills, ...job.tags];
  const { title, keys, text } = toJobTokens({
    title: job.title,
    description: job.description,
    keys: [company, category, city, state, country, jobType, workMode, experienceLevel, ...skills],
  });
  const marks = toMarks(job).map(quote);
  return {
    title_words: toVector(new Set([...title, ...marks])),
    key_words: toVector(keys),
    all_words: toVector(new Set([...title, ...marks, ...keys, ...text])),
  };
}
