import { isBangla } from '#contract/build-language.ts';

const en = {
  title: 'Share this job',
  close: 'Close',
  withApp: 'Share with an app',
  appFailed: 'Your apps did not open. Choose another way.',
  ways: { whatsapp: 'WhatsApp', messenger: 'Messenger', facebook: 'Facebook', mail: 'Email' },
  address: 'Address of this job',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Could not copy. Select the address and copy it.',
  qrCode: (title: string) => `QR code that opens ${title}`,
  qrHint: 'Scan to open this job on a phone.',
  print: 'Print',
  company: { email: 'Email', phone: 'Phone number', website: 'Website', industry: 'Industry' },
  readOnline: 'Read and apply online:',
  seeOnline: 'Read online:',
};

const bn: typeof en = {
  title: 'চাকরিটি শেয়ার করুন',
  close: 'বন্ধ করুন',
  withApp: 'অ্যাপ দিয়ে শেয়ার করুন',
  appFailed: 'অ্যাপ খোলেনি। অন্যভাবে চেষ্টা করুন।',
  ways: { whatsapp: 'হোয়াটসঅ্যাপ', messenger: 'মেসেঞ্জার', facebook: 'ফেসবুক', mail: 'ইমেইল' },
  address: 'চাকরিটির লিংক',
  copy: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  copyFailed: 'কপি হয়নি। লিংকটি বেছে নিয়ে কপি করুন।',
  qrCode: (title) => `QR কোড, খুলবে: ${title}`,
  qrHint: 'ফোনে চাকরিটি খুলতে স্ক্যান করুন।',
  print: 'প্রিন্ট করুন',
  company: { email: 'ইমেইল', phone: 'ফোন নম্বর', website: 'ওয়েবসাইট', industry: 'ব্যবসার ধরন' },
  readOnline: 'অনলাইনে পড়ুন ও আবেদন করুন:',
  seeOnline: 'অনলাইনে পড়ুন:',
};

export const shareMessages = isBangla ? bn : en;
export const shareMessagesIn = { en, bn };
