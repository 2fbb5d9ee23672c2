import { toSeenText } from '#contract/clean-text.ts';
import type { AuditChanges } from '../audit/record.ts';

/** Replaces characters that could steer a terminal, reverse its text or hide. */
export const toPlain = (text: string): string =>
  toSeenText(text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gu, ' '));

/** "2026-11-30 09:05 UTC" */
export const toMinute = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const SHORT_CHARS = 60;
const CONTEXT_WORDS = 5;

const toDay = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z$/, '$1');

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (typeof value === 'string') return toPlain(toDay(value));
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function countShared(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((word, place) => word !== other[place]);
  return differing === -1 ? one.length : differing;
}

function cut(words: readonly string[], from: number, to: number): string {
  const before = from > 0 ? ['…'] : [];
  const after = to < words.length ? ['…'] : [];
  return [...before, ...words.slice(from, to), ...after].join(' ');
}

/** The differing part of two long texts, with some words of context. */
function toExcerpts(before: string, after: string): [before: string, after: string] {
  const [one, other] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  const [a, b] = [one ?? [], other ?? []];
  const head = countShared(a, b);
  const rest = [a.slice(head).toReversed(), b.slice(head).toReversed()] as const;
  const tail = countShared(...rest);
  const from = Math.max(0, head - CONTEXT_WORDS);
  const toEnd = (words: readonly string[]) => Math.min(words.length, words.length - tail + CONTEXT_WORDS);
  return [cut(a, from, toEnd(a)), cut(b, from, toEnd(b))];
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
export function toChangeLines(changes: AuditChanges, notes: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(changes).flatMap(([name, [before, after]]) =>
    toLines(name + (notes[name] ?? ''), toText(before), toText(after)),
  );
}
