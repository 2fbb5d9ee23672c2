const MAX_CHARS = 120;

/** What no file may have in its name, and what makes a name look like another one. */
// eslint-disable-next-line no-control-regex
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** A name that every device takes; null when nothing is left of it. A long one keeps its ending. */
export function toSafeName(name: string): string | null {
  const safe = name
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/^[.\s_]+|[.\s]+$/g, '');
  if (safe.length <= MAX_CHARS) return safe === '' ? null : safe;
  const ending = /\.\w{1,8}$/.exec(safe)?.[0] ?? '';
  return [...safe].slice(0, MAX_CHARS - ending.length).join('') + ending;
}

function decodeExtended(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The file name of a Content-Disposition: `filename*` before `filename` (RFC 6266 §4.3); null without one. */
export function readFileName(header: string | null): string | null {
  if (header === null) return null;
  const extended = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const decoded = extended === undefined ? null : decodeExtended(extended);
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(header)?.[1];
  const name = decoded ?? quoted ?? bare;
  return name === undefined ? null : toSafeName(name);
}
