import * as v from 'valibot';
import { isCleanLine } from '../clean-text.ts';
import { problem } from '../field-problem.ts';
import { required } from '../typed-line.ts';
import { authLimits, isEmail } from './auth.ts';
import { isPlainEmail } from './email-address.ts';

/** Trimmed only: invisible characters are refused, not removed. */
export const emailLine = v.pipe(
  v.string(problem('notText')),
  v.trim(),
  required,
  v.maxLength(authLimits.emailChars),
  v.check(isCleanLine, problem('unusable')),
);

export const Email = v.pipe(
  emailLine,
  v.check(isEmail, problem('notEmail')),
  v.check(isPlainEmail, problem('lettersOfEmail')),
);
