import { sql, type SQL } from 'drizzle-orm';

/** The columns that hold a job's words. */
export type WordColumn = 'all_words' | 'title_words';

/** Just what the indexes (db/migrations) hold: asked for in any other form, they are not used. */
const indexed: Record<WordColumn, SQL> = {
  all_words: sql`(jobs.all_words || kaj_order_marks(jobs.closes_at, jobs.salary_rank))`,
  title_words: sql`jobs.title_words`,
};

/** True of jobs whose words the query finds, by the index of that column. @param query in the notation of a tsquery */
export const isIndexedUnder = (words: WordColumn, query: string): SQL =>
  sql`${indexed[words]} @@ ${query}::text::tsquery`;
