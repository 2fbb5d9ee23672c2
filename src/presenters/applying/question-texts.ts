import { isBangla } from '#contract/build-language.ts';

/** An employer's questions to applicants, in its forms and for administrators. */
const en = {
  kinds: {
    yesNo: 'Yes or no',
    number: 'A number',
    choice: 'A choice from a list',
    shortText: 'A short text',
  },
  isRequired: 'An answer is required',
};

const bn: typeof en = {
  kinds: {
    yesNo: 'হ্যাঁ বা না',
    number: 'সংখ্যা',
    choice: 'তালিকা থেকে একটি',
    shortText: 'ছোট লেখা',
  },
  isRequired: 'উত্তর দিতেই হবে',
};

export const questionMessages = isBangla ? bn : en;
