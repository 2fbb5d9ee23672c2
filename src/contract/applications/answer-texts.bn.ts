import type * as en from './answer-texts.en.ts';

export const answerTexts: typeof en.answerTexts = { yes: 'হ্যাঁ', no: 'না' };
