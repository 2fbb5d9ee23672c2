import type * as en from './signed-out.en.ts';

export const signedOutMessages: typeof en.signedOutMessages = {
  title: 'আপনার সেশন শেষ হয়েছে',
  text: 'চালিয়ে যেতে আবার সাইন ইন করুন। যে ফরম শুরু করেছিলেন তা এই ডিভাইসে নিরাপদ আছে।',
};
