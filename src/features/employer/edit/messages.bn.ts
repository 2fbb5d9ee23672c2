import type * as en from './messages.en.ts';

export const editMessages: typeof en.editMessages = {
  notGiven: 'দেওয়া হয়নি',
  versions: {
    text: 'আপনার লেখা নিরাপদে আছে। দুটি মিলিয়ে দেখে একটি বেছে নিন।',
    mine: 'আমারটি',
    theirs: 'অন্যটি',
    chooseMine: 'আমারটি নিন',
    chooseTheirs: 'অন্যটি নিন',
  },
};
