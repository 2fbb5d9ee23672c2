import { isBangla } from '../build-language.ts';

/** Answers to a yes/no question, as the employer reads them. */
export const answerTextsEn = { yes: 'Yes', no: 'No' };

export const answerTextsBn: typeof answerTextsEn = { yes: 'হ্যাঁ', no: 'না' };

export const answerTexts = isBangla ? answerTextsBn : answerTextsEn;
export const answerTextsIn = { en: answerTextsEn, bn: answerTextsBn };
