import type * as en from './question-texts.en.ts';

export const questionMessages: typeof en.questionMessages = {
  kinds: {
    yesNo: 'হ্যাঁ বা না',
    number: 'সংখ্যা',
    choice: 'তালিকা থেকে একটি',
    shortText: 'ছোট লেখা',
  },
  isRequired: 'উত্তর দিতেই হবে',
};
