import { text, pgTable } from 'drizzle-orm/pg-core';
import { emptyText, moment } from './schema.ts';

/** State shared by the servers of one database. */

/** Progress of the current round of a weekly mail. */
export const mailRounds = pgTable('mail_rounds', {
  name: text('name').primaryKey(),
  dueAt: moment('due_at').notNull(),
  afterId: emptyText('after_id'),
  finishedAt: moment('finished_at'),
  /** Where the round before ended; null where that is not known. */
  since: moment('since'),
});

/** Secrets that all servers share (`server-keys.ts`). */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
