import { listLimits } from '#contract/limits.ts';
import type { CardRow, JobRow } from './job-rows.ts';

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

const toIso = (time: string | null): string => (time === null ? '' : new Date(time).toISOString());

/** The beginning of a text, at most that many UTF-16 units, never cutting through what reads as one character. */
function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  return text.slice(0, segmenter.segment(text).containing(maxUnits)?.index ?? maxUnits);
}

const toShared = (row: CardRow) => ({
  _id: row.id,
  title: row.title,
  company: {
    _id: row.company_id,
    name: row.company_name,
    logo: row.company_logo,
    industry: row.company_industry,
  },
  category: { _id: row.category_id, name: row.category_name },
  location: {
    street: row.street,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
    country: row.country,
  },
  salary: {
    min: row.salary_min,
    max: row.salary_max,
    currency: row.currency,
    type: row.salary_type,
    bonus: row.bonus,
  },
  applicationDeadline: toIso(row.application_deadline),
  status: row.status,
  jobType: row.job_type,
  workMode: row.work_mode,
  experienceLevel: row.experience_level,
  numberOfOpenings: row.number_of_openings,
  requiredSkills: row.required_skills,
  postedAt: toIso(row.posted_at),
});

/** A job as lists send it: the fields of a card, the description cut. */
export const toJobCard = (row: CardRow) => ({
  ...toShared(row),
  description: cutText(row.description, listLimits.listDescriptionChars),
});

/** A job with everything (§3). */
export const toFullJob = (row: JobRow) => ({
  ...toShared(row),
  description: row.description,
  workingHours: row.working_hours,
  educationalQualifications: row.educational_qualifications,
  responsibilities: row.responsibilities,
  niceToHaveSkills: row.nice_to_have_skills,
  benefits: row.benefits,
  tags: row.tags,
  createdBy: row.created_by,
});
