import type { ApplyKind, ApplyWay } from './apply-ways.ts';

/* What screens ask about a job's ways to apply, without the schemas. */

/**
 * False until applications can be sent in the product: stored jobs may name the inbox, but forms, pages and search
 * engines leave it out.
 */
export const isInboxOpen: boolean = false;

/** The ways that can be used; e-mail where a job names none. */
export function toOpenWays(ways: readonly ApplyWay[]): readonly ApplyWay[] {
  const open = ways.filter(({ kind }) => kind !== 'inbox' || isInboxOpen);
  return open.length === 0 ? [{ kind: 'email' }] : open;
}

export type ApplyWayOf<K extends ApplyKind> = Extract<ApplyWay, { kind: K }>;

/** The way of a kind. */
export function findWay<K extends ApplyKind>(ways: readonly ApplyWay[], kind: K): ApplyWayOf<K> | undefined {
  return ways.find((way): way is ApplyWayOf<K> => way.kind === kind);
}
