import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { problem } from '#contract/field-problem.ts';

const pattern = /^[\w-]{1,64}$/;

/** A new id: 24 random hexadecimal characters. */
export const newId = (): string => randomBytes(12).toString('hex');

/** True for text that may be looked up as an id. */
export const isId = (text: string): boolean => pattern.test(text);

/** {@link isId} as a schema. */
export const RowId = v.pipe(v.string(), v.regex(pattern, problem('notId')));
