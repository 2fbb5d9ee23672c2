import type { ApplyKind, ApplyWay } from './apply-ways.ts';

/* What screens ask about a job's ways to apply, without the schemas. */

/** The ways that can be used; e-mail where a job names none. */
export const toOpenWays = (ways: readonly ApplyWay[]): readonly ApplyWay[] =>
  ways.length === 0 ? [{ kind: 'email' }] : ways;

export type ApplyWayOf<K extends ApplyKind> = Extract<ApplyWay, { kind: K }>;

/** The way of a kind. */
export function findWay<K extends ApplyKind>(ways: readonly ApplyWay[], kind: K): ApplyWayOf<K> | undefined {
  return ways.find((way): way is ApplyWayOf<K> => way.kind === kind);
}
