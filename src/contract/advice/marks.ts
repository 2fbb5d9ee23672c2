import * as v from 'valibot';
import { TextList } from '../fields.ts';

/** What plain rules found in a posting (`posting-marks.ts`). Readers are advised; nothing is blocked. */
const adviceMarks = ['asks-for-money', 'other-domain', 'free-mail', 'old-font'] as const;
export type AdviceMark = (typeof adviceMarks)[number];

/** Marks as servers send them; unknown ones are left out, and other servers send none. */
export const AdviceMarks = v.pipe(
  TextList,
  v.transform((sent) => adviceMarks.filter((mark) => sent.includes(mark))),
);
