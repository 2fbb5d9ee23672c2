import * as v from 'valibot';
import { TextList } from '../fields.ts';

/** Findings of fixed rules in a posting (`posting-marks.ts`). They advise readers and block nothing. */
const adviceMarks = ['asks-for-money', 'other-domain', 'free-mail', 'old-font', 'odd-pay'] as const;
export type AdviceMark = (typeof adviceMarks)[number];

/** Marks as servers send them; unknown ones are left out, and other servers send none. */
export const AdviceMarks = v.pipe(
  TextList,
  v.transform((sent) => adviceMarks.filter((mark) => sent.includes(mark))),
);
