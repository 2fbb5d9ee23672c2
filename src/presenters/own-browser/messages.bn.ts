import type * as en from './messages.en.ts';

export const ownBrowserMessages: typeof en.ownBrowserMessages = {
  openInBrowser: 'আপনার ব্রাউজারে খুলুন',
  copyLink: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে। আপনার ব্রাউজারে পেস্ট করুন।',
  notCopied: 'কপি হয়নি। এই ঠিকানা চেপে ধরে রাখুন:',
  unsureFile: 'এই অ্যাপের ব্রাউজারে ফাইলটি সেভ না-ও হয়ে থাকতে পারে। আপনার নিজের ব্রাউজারে পৃষ্ঠাটি খুলুন।',
};
