import { isBangla } from '#contract/build-language.ts';

const en = {
  chosenJob: 'Chosen job',
  title: 'Choose a job to read it here',
  keys: 'Keys: ↑ ↓ or J K to move, Enter to read.',
  letters: 'Move with J and K',
  wholePage: 'Open the whole page',
};

const bn: typeof en = {
  chosenJob: 'বেছে নেওয়া চাকরি',
  title: 'এখানে পড়তে একটি চাকরি বেছে নিন',
  keys: 'কীবোর্ডে: ↑ ↓ অথবা J K চেপে বদলান, ↵ চেপে পড়ুন।',
  letters: 'J ও K দিয়ে বদলান',
  wholePage: 'পুরো পৃষ্ঠা খুলুন',
};

export const paneMessages = isBangla ? bn : en;
