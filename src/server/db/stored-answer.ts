/**
 * Answers to writes are stored for a day, to replay them for repeated requests. A repeat contains the same texts, so the
 * stored answer refers to them; otherwise an account could fill the disk with copies of its texts.
 */

const LONG_CHARS = 200;
/** Marks a reference. Input validation rejects the character U+0000, so no text contains it. */
const MARK = '\u0000sent ';

function readTexts(sent: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(sent, (_name, value: unknown) => {
      if (typeof value === 'string' && value.length >= LONG_CHARS) texts.push(value.trim());
      return value;
    });
  } catch {
    // The digest of a form.
  }
  return texts;
}

function replaceTexts(answer: string, replace: (text: string) => string): string {
  const whole: unknown = JSON.parse(answer);
  return JSON.stringify(whole, (_name, value: unknown) =>
    typeof value === 'string' ? replace(value) : value,
  );
}

/** The answer, with references to the long texts of the request. */
export function toStoredAnswer(answer: string, sent: string): string {
  const texts = readTexts(sent);
  if (texts.length === 0) return answer;
  return replaceTexts(answer, (text) => {
    const place = text.length < LONG_CHARS ? -1 : texts.indexOf(text);
    return place === -1 ? text : `${MARK}${place}`;
  });
}

/** Restores the answer that was sent first. */
export function toWholeAnswer(stored: string, sent: string): string {
  if (!stored.includes(JSON.stringify(MARK).slice(1, -1))) return stored;
  const texts = readTexts(sent);
  return replaceTexts(stored, (text) =>
    text.startsWith(MARK) ? (texts[Number(text.slice(MARK.length))] ?? text) : text,
  );
}
