import { sql, type SQLWrapper } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A value, which is sent as a parameter, or a part of the statement that was made with Drizzle's `sql`. */
type Part = string | number | boolean | null | SQLWrapper;

/** Runs a statement that is written out. @returns its rows, of the type that the caller knows them to have */
export type RawSql = <Rows extends readonly object[] = Record<string, unknown>[]>(
  text: TemplateStringsArray,
  ...parts: Part[]
) => Promise<Rows[number][]>;

/** @param runner the database, or a transaction on it */
export const createRawSql =
  (runner: Pick<NodePgDatabase, '_'>): RawSql =>
  <Rows extends readonly object[]>(text: TemplateStringsArray, ...parts: Part[]) =>
    runner._.session.all<Rows[number]>(sql(text, ...parts));
