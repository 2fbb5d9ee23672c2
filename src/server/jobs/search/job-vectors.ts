import { toJobTokens } from '#contract/search/job-tokens.ts';
import { toMarks, type MarkedJob } from './filters.ts';

/** The fields of a job that are indexed. */
export interface IndexedJob extends MarkedJob {
  title: string;
  description: string;
  company: string;
  category: string;
  city: string;
  state: string;
  country: string;
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

/** Words have neither quotes nor backslashes. @param marks of the filters, see {@link toMarks} */
const toVector = (tokens: Iterable<string>, marks: readonly string[] = []): string =>
  [...Array.from(tokens, (token) => `'${token}'`), ...marks].join(' ');

/** The words by which a job is found. */
export function toJobVectors(job: IndexedJob): JobVectors {
  const { company, category, city, state, country, jobType, workMode, experienceLevel } = job;
  const skills = [...job.requiredSkills, ...job.niceToHaveSkills, ...job.tags];
  const { title, keys, text } = toJobTokens({
    title: job.title,
    description: job.description,
    keys: [company, category, city, state, country, jobType, workMode, experienceLevel, ...skills],
  });
  const marks = toMarks(job);
  return {
    title_words: toVector(title, marks),
    key_words: toVector(keys),
    all_words: toVector(new Set([...title, ...keys, ...text]), marks),
  };
}
