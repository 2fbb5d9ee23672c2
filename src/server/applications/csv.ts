/** Without it Excel reads UTF-8 as another encoding. */
const UTF8_MARK = '\uFEFF';

/** What spreadsheets would compute (OWASP, "CSV injection"). */
const formula = /^[=+\-@\t\r]/;

/** A cell that is text: an apostrophe makes it so in every spreadsheet. */
export const toTextCell = (text: string): string => (text === '' ? '' : `'${text}`);

/** A cell that no spreadsheet computes. */
function toCell(text: string): string {
  const plain = formula.test(text.trimStart()) || formula.test(text) ? toTextCell(text) : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table (RFC 4180) that is safe to open in a spreadsheet. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
