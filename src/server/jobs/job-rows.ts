import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connection.ts';

/** What a card shows of a job. Times come as PostgreSQL writes them. */
export interface CardRow {
  id: string;
  title: string;
  description: string;
  company_id: string;
  company_name: string;
  company_logo: string;
  company_industry: string;
  category_id: string;
  category_name: string;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  salary_min: number;
  salary_max: number;
  currency: string;
  salary_type: string;
  bonus: number;
  application_deadline: string;
  status: string;
  job_type: string;
  work_mode: string;
  experience_level: string;
  number_of_openings: number;
  required_skills: string[];
  posted_at: string | null;
}

/** Everything §3 knows of a job. */
export interface JobRow extends CardRow {
  working_hours: string;
  educational_qualifications: string;
  responsibilities: string;
  nice_to_have_skills: string[];
  benefits: string[];
  tags: string[];
  created_by: string;
  company_website: string;
}

/** Characters of a description that are read for a card: what it shows, and some more to cut well. */
const READ_CHARS = 400;

const shared = sql`
  jobs.id, jobs.title, jobs.street, jobs.city, jobs.state, jobs.postal_code, jobs.country,
  jobs.salary_min, jobs.salary_max, jobs.currency, jobs.salary_type, jobs.bonus,
  jobs.application_deadline, jobs.status, jobs.job_type, jobs.work_mode, jobs.experience_level,
  jobs.number_of_openings, jobs.required_skills, jobs.posted_at,
  companies.id as company_id, companies.name as company_name, companies.logo as company_logo,
  companies.industry as company_industry, categories.id as category_id, categories.name as category_name`;

/** Columns of a {@link CardRow}. */
export const cardColumns = sql`${shared}, left(jobs.description, ${READ_CHARS}::int) as description`;

/** Columns of a {@link JobRow}. */
export const jobColumns = sql`${shared}, jobs.description,
  jobs.working_hours, jobs.educational_qualifications, jobs.responsibilities, jobs.nice_to_have_skills,
  jobs.benefits, jobs.tags, jobs.created_by, companies.website as company_website`;

/** The tables that a job's columns come from, `jobs` aside. */
export const joined = sql`
  join companies on companies.id = jobs.company_id join categories on categories.id = jobs.category_id`;

/** The cards of jobs with these numbers, in that order. */
export async function readCards(db: Connection, numbers: readonly string[]): Promise<CardRow[]> {
  if (numbers.length === 0) return [];
  return db.sql<CardRow[]>`
    select ${cardColumns}
    from unnest(${sql.param(numbers)}::bigint[]) with ordinality wanted (no, place)
    join jobs on jobs.no = wanted.no ${joined} order by wanted.place`;
}
