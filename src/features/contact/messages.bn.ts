import { pageTitles } from '#contract/http/page-titles.bn.ts';
import type * as en from './messages.en.ts';

export const contactMessages: typeof en.contactMessages = {
  topic: pageTitles.contact,
  subTopic: 'আমাদের লিখুন',
  intro: 'চাকরি, প্রতিষ্ঠান বা অ্যাপ নিয়ে যা জানার আছে লিখুন। প্রতিটি বার্তা আমরা পড়ি।',
  reach: 'সরাসরি লিখুন',
  hours: 'সকাল ৯টা থেকে রাত ৮টা, শনি থেকে বৃহস্পতিবার',
  name: 'নাম',
  email: 'ইমেইল',
  phone: 'ফোন (ঐচ্ছিক)',
  message: 'বার্তা',
  send: 'বার্তা পাঠান',
  restore: 'আমার বার্তা ফিরিয়ে আনুন',
  nameRequired: 'নাম লিখুন',
  emailRequired: 'ইমেইল লিখুন',
  emailInvalid: 'ইমেইল ঠিকানাটি ঠিক নেই',
  messageRequired: 'বার্তা লিখুন',
  subject: (name) => `যোগাযোগ ফরমের বার্তা: ${name}`,
  notProvided: 'দেওয়া হয়নি',
  body: (letter) =>
    `নাম: ${letter.name}\nইমেইল: ${letter.email}\nফোন: ${letter.phone}\nবার্তা: ${letter.message}`,
  thanks: (webmail) => `ধন্যবাদ! আপনার বার্তাসহ ${webmail} খোলা হয়েছে। এবার সেখান থেকে পাঠিয়ে দিন।`,
  held: {
    offline: (webmail) => `${webmail} খুলতে ইন্টারনেট লাগে। আপনার বার্তা এখানেই আছে। অনলাইনে এসে আবার পাঠান।`,
    blocked: (webmail) => `আপনার ব্রাউজার ${webmail} খুলতে দেয়নি। আপনার বার্তা এখানেই আছে। অন্যভাবে চেষ্টা করুন।`,
    tooLong: () => 'আপনার বার্তা লিংকে পাঠানোর জন্য বেশি বড়। লেখাটি কপি করে ইমেইলে পেস্ট করুন।',
  },
  openWebmail: (webmail) => `${webmail} খুলুন`,
  openMail: 'ইমেইল অ্যাপ খুলুন',
  copy: 'বার্তা কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'কপি করা যায়নি। লেখাটি ধরে নিজে কপি করুন।',
};
