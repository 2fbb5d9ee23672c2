import { toSeenText } from '#contract/clean-text.ts';
import { toExcerpts } from '#contract/text-difference.ts';

/** Replaces characters that could steer a terminal, reverse its text or hide. */
export const toPlain = (text: string): string =>
  toSeenText(text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gu, ' '));

/** "2026-11-30 09:05 UTC". @param time ISO text */
export const toMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** "1 job", "2 jobs". */
export const formatCount = (total: number, one: string, many: string): string =>
  `${total} ${total === 1 ? one : many}`;

const SHORT_CHARS = 60;

const toDay = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z$/, '$1');

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (typeof value === 'string') return toPlain(toDay(value));
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const shown = (text: string): string => (text === '' ? '(empty)' : text);

function toLines(name: string, before: string, after: string): string[] {
  if (before.length <= SHORT_CHARS && after.length <= SHORT_CHARS) {
    return [`    ${name}: ${shown(before)} → ${shown(after)}`];
  }
  const [old, now] = toExcerpts(before, after);
  return [`    ${name}:`, `      - ${shown(old)}`, `      + ${shown(now)}`];
}

/** Formats changes for the operator. @param notes appended to a field's name */
export function toChangeLines(
  changes: Readonly<Record<string, readonly unknown[]>>,
  notes: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries(changes).flatMap(([name, [before, after]]) =>
    toLines(name + (notes[name] ?? ''), toText(before), toText(after)),
  );
}
