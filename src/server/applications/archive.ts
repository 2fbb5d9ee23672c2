import { makeZip } from 'client-zip';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { formatDate, type Locale } from '#contract/format.ts';
import { recordAudit } from '../audit/record.ts';
import { inTransaction } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { toPieces } from '../http/response/pieces.ts';
import { Content, openColumn, readCv, readSummary, toPlace } from './application-answer.ts';
import { archiveTexts as bn } from './archive-texts.bn.ts';
import { archiveTexts as en } from './archive-texts.en.ts';
import { toCsv, toTextCell } from './csv.ts';
import { readWithKeys, type SealedContext, unseal } from './seal.ts';

/** All applications of a job as one file: a table for a spreadsheet, and the CVs. */

const texts = { en, bn } as const;
const BATCH = 200;

interface Wanted {
  jobId: string;
  user: SessionUser;
  language: Locale;
}

interface Listed {
  id: string;
  content: Content;
  /** Its CV's, within the archive. */
  file: string;
  cells: string[];
}

async function listBatch(context: SealedContext, { jobId, language }: Wanted, after: string) {
  const { id, receipt, sentAt, state, keyNo, summary, content, employerNote } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({ id, receipt, sentAt, state, keyNo, summary, content, employerNote })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), ne(state, 'withdrawn'), gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH),
  );
  const listed = rows.flatMap((row): Listed[] => {
    if (row.content === null) return [];
    const key = findKey(row.keyNo);
    const { name, phone, email } = readSummary(row, findKey);
    const opened = openColumn(Content, { key, id: row.id, column: 'content' }, row.content);
    const note = row.employerNote
      ? unseal(key, toPlace(row.id, 'employer_note'), row.employerNote).toString()
      : '';
    const file = `cv/${row.receipt} ${opened.cv.name}`;
    const sent = formatDate(row.sentAt.toISOString(), language);
    const shown = texts[language].states[row.state];
    return [
      {
        id: row.id,
        content: opened,
        file,
        cells: [row.receipt, sent, shown, name, toTextCell(phone), email, opened.note, note, file],
      },
    ];
  });
  return { listed, last: rows.at(-1)?.id, isLast: rows.length < BATCH };
}

async function listAll(context: SealedContext, wanted: Wanted): Promise<Listed[]> {
  const all: Listed[] = [];
  let after = '';
  for (;;) {
    const { listed, last, isLast } = await listBatch(context, wanted, after);
    all.push(...listed);
    if (isLast || last === undefined) return all;
    after = last;
  }
}

/** A column for each question that was answered, whatever the job asks now. */
function toTable(all: readonly Listed[], language: Locale): string {
  const { receipt, sentAt, state, name, phone, email, note, employerNote, cv } = texts[language];
  const questions = [
    ...new Set(all.flatMap(({ content }) => content.answers.map(({ question }) => question))),
  ];
  const head = [receipt, sentAt, state, name, phone, email, note, employerNote, cv, ...questions];
  const toAnswers = ({ content: { answers } }: Listed) =>
    questions.map((question) =>
      // Two questions may have one text.
      answers.flatMap((answer) => (answer.question === question ? answer.value : [])).join('\n'),
    );
  return toCsv([head, ...all.map((row) => [...row.cells, ...toAnswers(row)])]);
}

async function* toEntries(context: SealedContext, wanted: Wanted) {
  const all = await listAll(context, wanted);
  yield { name: 'applications.csv', input: toTable(all, wanted.language) };
  for (const { id, file } of all) {
    const bytes = await readCv(context, id);
    // Withdrawn since the archive was begun.
    if (bytes !== null) yield { name: file, input: toPieces(bytes) };
  }
}

/** Streams the archive, one CV in memory at a time. That all CVs are opened is recorded once. */
export async function openArchive(
  context: SealedContext,
  wanted: Wanted,
): Promise<ReadableStream<Uint8Array>> {
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      actorId: wanted.user.id,
      action: 'read-cv',
      entity: 'job',
      entityId: wanted.jobId,
      changes: { applications: [null, 'all'] },
    }),
  );
  return makeZip(toEntries(context, wanted));
}
