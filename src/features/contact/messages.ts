import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';

const en = {
  topic: pageTitlesEn.contact,
  subTopic: 'Get in touch',
  intro: 'Ask us about a job, a company or the app. We read every message.',
  reach: 'Write directly',
  hours: 'Available 9 am to 8 pm, Saturday to Thursday',
  name: 'Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  message: 'Message',
  send: 'Send Message',
  restore: 'Restore my message',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  messageRequired: 'Message is required',
  subject: (name: string) => `Contact Form Message from ${name}`,
  notProvided: 'Not provided',
  body: (letter: { name: string; email: string; phone: string; message: string }) =>
    `Name: ${letter.name}\nEmail: ${letter.email}\nPhone: ${letter.phone}\nMessage: ${letter.message}`,
  thanks: (webmail: string) =>
    `Thank You! ${webmail} has been opened with your message. Please send it from there.`,
  held: {
    offline: (webmail: string) =>
      `${webmail} needs internet. Your message is safe here. Send again when you are online.`,
    blocked: (webmail: string) =>
      `Your browser blocked ${webmail}. Your message is safe here. Try another way.`,
    tooLong: () => 'Your message is too long for a link. Copy it, then paste it into your mail.',
  },
  openWebmail: (webmail: string) => `Open ${webmail}`,
  openMail: 'Open email app',
  copy: 'Copy message',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text and copy it.',
};

const bn: typeof en = {
  topic: pageTitlesBn.contact,
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

export const contactMessages = isBangla ? bn : en;

export type ContactTexts = typeof en;
