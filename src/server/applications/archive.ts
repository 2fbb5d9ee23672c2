import { makeZip } from 'client-zip';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { toShownAnswer } from '#contract/applications/application.ts';
import { archiveTexts } from '#contract/applications/texts.ts';
import { toDhakaMinute } from '#contract/dhaka-days.ts';
import type { Locale } from '#contract/format.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import { recordAudit } from '../audit/record.ts';
import { applications } from '../db/applications-schema.ts';
import { inTransaction } from '../db/connection.ts';
import { toPieces } from '../http/response/content.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { Content, openColumn, readCv, readSummary, toSealedPlace } from './application-answer.ts';
import { readWithKeys, type SealedContext, unseal } from './seal.ts';

/** All applications of a job as one file: a table for a spreadsheet, and the CVs. */

/** Without it Excel reads UTF-8 as another encoding. */
const UTF8_MARK = '\uFEFF';

/** What spreadsheets would compute, also with full-width signs (OWASP, "CSV injection"). */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Nothing to compute, though it may begin with a sign. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A cell that is text: an apostrophe makes it so in every spreadsheet, where it is seen in an imported one. */
const toTextCell = (text: string): string => (text === '' ? '' : `'${text}`);

/** A phone number that keeps its zero: one of Bangladesh with the dash it is written with, others as text. */
export function toPhoneCell(phone: string): string {
  const national = toNationalPhone(phone);
  return /^01\d{9}$/.test(national) ? `${national.slice(0, 5)}-${national.slice(5)}` : toTextCell(phone);
}

const toPlain = (text: string): string =>
  formula.test(text.trimStart()) || formula.test(text) ? toTextCell(text) : text;

/** A cell that no spreadsheet computes, also where the program takes ";", tab or "|" for the end of a cell. */
function toCell(text: string): string {
  const plain = plainNumber.test(text)
    ? text
    : text
        .split(/(?<=[;\t|])/)
        .map(toPlain)
        .join('');
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A table (RFC 4180) that is safe to open in a spreadsheet. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

const BATCH = 200;

interface Wanted {
  jobId: string;
  user: SessionUser;
  language: Locale;
  /** False for a HEAD request, which shows nothing and is not recorded. */
  isRead: boolean;
}

interface Listed {
  id: string;
  sentAt: Date;
  content: Content;
  /** Its CV's, within the archive. */
  file: string;
  cells: string[];
}

type Row = Pick<
  typeof applications.$inferSelect,
  'receipt' | 'sentAt' | 'state' | 'reason' | 'toldState' | 'toldReason'
>;

function toStateCells({ receipt, sentAt, state, reason, toldState, toldReason }: Row, language: Locale) {
  const { states, reasons, sentAt: sent } = archiveTexts[language];
  const toReason = (one: Row['reason']) => (one === '' ? '' : reasons[one]);
  const told = toldState === 'new' ? sent : states[toldState];
  return [
    receipt,
    toDhakaMinute(sentAt.getTime()),
    states[state],
    toReason(reason),
    [told, toReason(toldReason)].filter(Boolean).join(': '),
  ];
}

async function listBatch(context: SealedContext, { jobId, language }: Wanted, after: string) {
  const { id, receipt, sentAt, state, reason, toldState, toldReason } = applications;
  const { keyNo, summary, content, employerNote } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({
        id,
        receipt,
        sentAt,
        state,
        reason,
        toldState,
        toldReason,
        keyNo,
        summary,
        content,
        employerNote,
      })
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
      ? unseal(key, toSealedPlace(row.id, 'employer_note'), row.employerNote).toString()
      : '';
    const file = `cv/${row.receipt} ${opened.cv.name}`;
    const ofPerson = [name, toPhoneCell(phone), email, opened.note, note, file];
    const cells = [...toStateCells(row, language), ...ofPerson];
    return [{ id: row.id, sentAt: row.sentAt, content: opened, file, cells }];
  });
  return { listed, last: rows.at(-1)?.id, isLast: rows.length < BATCH };
}

const isNewer = (one: Listed, other: Listed): boolean =>
  one.sentAt.getTime() === other.sentAt.getTime() ? one.id > other.id : one.sentAt > other.sentAt;

/** The newest first, as in the inbox. Batches are of ids, as a row that is sent again has another time. */
async function listAll(context: SealedContext, wanted: Wanted): Promise<Listed[]> {
  const all: Listed[] = [];
  let after = '';
  for (;;) {
    const { listed, last, isLast } = await listBatch(context, wanted, after);
    all.push(...listed);
    if (isLast || last === undefined) return all.sort((one, other) => (isNewer(one, other) ? -1 : 1));
    after = last;
  }
}

/** A column for each question that was answered, whatever the job asks now. */
function toTable(all: readonly Listed[], language: Locale): string {
  const { receipt, sentAt, state, reason, told, answers: yesNo } = archiveTexts[language];
  const { name, phone, email, note, employerNote, cv } = archiveTexts[language];
  const questions = [
    ...new Set(all.flatMap(({ content }) => content.answers.map(({ question }) => question))),
  ];
  const ofPerson = [name, phone, email, note, employerNote, cv];
  const head = [receipt, sentAt, state, reason, told, ...ofPerson, ...questions];
  const toAnswers = ({ content: { answers } }: Listed) =>
    questions.map((question) =>
      // Two questions may have one text.
      answers
        .flatMap((answer) => (answer.question === question ? toShownAnswer(answer, yesNo, String) : []))
        .join('\n'),
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
  if (wanted.isRead) {
    await inTransaction(context.db, (tx) =>
      recordAudit(tx, {
        actorId: wanted.user.id,
        action: 'read-cv',
        entity: 'job',
        entityId: wanted.jobId,
        changes: { applications: [null, 'all'] },
      }),
    );
  }
  return makeZip(toEntries(context, wanted));
}
