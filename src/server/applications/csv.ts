import { toNationalPhone } from '#contract/subscription/phone.ts';

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
