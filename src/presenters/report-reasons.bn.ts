import type * as en from './report-reasons.en.ts';

export const reportReasonNames: typeof en.reportReasonNames = {
  money: 'টাকা চায়',
  fake: 'ভুয়া বা বিভ্রান্তিকর',
  'wrong-company': 'প্রতিষ্ঠান ঠিক নয়',
  offensive: 'আপত্তিকর বা বৈষম্যমূলক',
  closed: 'লোক নেওয়া হয়ে গেছে বা বন্ধ',
  other: 'অন্য কিছু',
};
