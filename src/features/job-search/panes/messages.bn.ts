import type * as en from './messages.en.ts';

export const paneMessages: typeof en.paneMessages = {
  chosenJob: 'বেছে নেওয়া চাকরি',
  title: 'এখানে পড়তে একটি চাকরি বেছে নিন',
  keys: 'কীবোর্ডে: ↑ ↓ অথবা J K চেপে বদলান, ↵ চেপে পড়ুন।',
  letters: 'J ও K দিয়ে বদলান',
  wholePage: 'পুরো পৃষ্ঠা খুলুন',
};
