import { isBangla } from '../build-language.ts';

/** A stored reason for display; one that was typed is shown as it is. */
const toShownReasonEn = (reason: string): string => reason;

const names = new Map([
  ['The pay is missing or unclear.', 'বেতন লেখা নেই বা পরিষ্কার নয়।'],
  ['A job must not ask applicants for money.', 'চাকরির জন্য আবেদনকারীর কাছে টাকা চাওয়া যায় না।'],
  ['The description does not say what the work is.', 'কাজটি কী, বিবরণে তা লেখা নেই।'],
  ['This job was posted before.', 'এই চাকরি আগেও দেওয়া হয়েছে।'],
  ['The contact cannot be reached.', 'দেওয়া ঠিকানায় যোগাযোগ করা যায় না।'],
  ['We could not confirm that this company exists.', 'প্রতিষ্ঠানটি সত্যিই আছে কি না নিশ্চিত হওয়া যায়নি।'],
  ['The name or logo belongs to another company.', 'নাম বা লোগো অন্য প্রতিষ্ঠানের।'],
  ['The details are incomplete.', 'তথ্য অসম্পূর্ণ।'],
]);

export const toShownReasonBn: typeof toShownReasonEn = (reason) => names.get(reason) ?? reason;

export const toShownReason = isBangla ? toShownReasonBn : toShownReasonEn;
export const toShownReasonIn = { en: toShownReasonEn, bn: toShownReasonBn };

/** A reason as it is stored. */
const toStoredReasonEn = (reason: string): string => reason;

const toStoredReasonBn: typeof toStoredReasonEn = (reason) =>
  [...names].find(([, shown]) => shown === reason)?.[0] ?? reason;

export const toStoredReason = isBangla ? toStoredReasonBn : toStoredReasonEn;
export const toStoredReasonIn = { en: toStoredReasonEn, bn: toStoredReasonBn };
