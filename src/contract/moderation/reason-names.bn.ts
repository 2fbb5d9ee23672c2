import type * as en from './reason-names.en.ts';

const names = new Map(
  Object.entries({
    'The pay is missing or unclear.': 'বেতন লেখা নেই বা পরিষ্কার নয়।',
    'A job must not ask applicants for money.': 'চাকরির জন্য আবেদনকারীর কাছে টাকা চাওয়া যায় না।',
    'The description does not say what the work is.': 'কাজটি কী, বিবরণে তা লেখা নেই।',
    'This job was posted before.': 'এই চাকরি আগেও দেওয়া হয়েছে।',
    'The contact cannot be reached.': 'দেওয়া ঠিকানায় যোগাযোগ করা যায় না।',
    'We could not confirm that this company exists.': 'প্রতিষ্ঠানটি সত্যিই আছে কি না নিশ্চিত হওয়া যায়নি।',
    'The name or logo belongs to another company.': 'নাম বা লোগো অন্য প্রতিষ্ঠানের।',
    'The details are incomplete.': 'তথ্য অসম্পূর্ণ।',
  }),
);

export const toShownReason: typeof en.toShownReason = (reason) => names.get(reason) ?? reason;

export const toStoredReason: typeof en.toStoredReason = (reason) =>
  [...names].find(([, shown]) => shown === reason)?.[0] ?? reason;
