import type * as en from './archive-texts.en.ts';

export const archiveTexts: typeof en.archiveTexts = {
  receipt: 'রসিদ',
  sentAt: 'পাঠানো হয়েছে',
  state: 'অবস্থা',
  name: 'নাম',
  phone: 'মোবাইল নম্বর',
  email: 'ইমেইল',
  note: 'বার্তা',
  employerNote: 'আপনার নোট',
  cv: 'সিভি',
  states: {
    new: 'নতুন',
    seen: 'দেখা হয়েছে',
    shortlisted: 'বাছাই করা',
    interview: 'সাক্ষাৎকার',
    offered: 'প্রস্তাব দেওয়া',
    notSelected: 'নির্বাচিত নয়',
    withdrawn: 'ফিরিয়ে নেওয়া',
  },
};
