import * as v from 'valibot';
import { problem } from '../field-problem.ts';
import { isOfOneAlphabet } from '../typed-line.ts';
import { isPlainWebUrl, isWebUrl, toReadHost } from './web-links.ts';

/** A typed web address, whose host cannot pass for another one (homographs, signs that look like a slash). */
export const TypedLink = v.pipe(
  v.string(),
  v.check(isWebUrl, problem('notLink')),
  v.check(isPlainWebUrl, problem('brokenLink')),
  v.url(problem('brokenLink')),
  v.check((url) => isOfOneAlphabet(toReadHost(url)), problem('mixedAlphabets')),
);
