import { isBangla } from '#contract/build-language.ts';

const applicationMessagesEn = {
  subject: 'Application',
  /** The text down to the signature. @param file name of the attached CV, '' without one */
  body: (job: string, company: string, file: string) =>
    [
      `Application for ${job}`,
      '',
      company ? `Dear ${company} hiring team,` : 'Dear hiring team,',
      '',
      'I am writing to apply for this position.',
      '',
      'I believe my skills and experience fit what you describe, and I would be glad to tell you more in an interview.',
      ...(file ? ['', `My CV is attached: ${file}`] : []),
      '',
      'Thank you for your time. I look forward to hearing from you.',
      '',
      'Kind regards,',
      '',
    ].join('\n'),
};

const applicationMessagesBn: typeof applicationMessagesEn = {
  subject: 'চাকরির আবেদন',
  // Short: a mail link is limited to 1,900 characters, and a percent-encoded Bengali letter takes nine of them.
  body: (job, company, file) =>
    [
      `পদ: ${job}`,
      '',
      'বরাবর',
      'নিয়োগ কর্তৃপক্ষ',
      ...(company ? [company] : []),
      '',
      'জনাব/জনাবা,',
      '',
      'আমি এই পদে আবেদন করছি। সাক্ষাৎকারের সুযোগ পেলে কৃতজ্ঞ থাকব।',
      ...(file ? ['', `সিভি সঙ্গে দিলাম: ${file}`] : []),
      '',
      'বিনীত,',
      '',
    ].join('\n'),
};

export const applicationMessages = isBangla ? applicationMessagesBn : applicationMessagesEn;
export const applicationMessagesIn = { en: applicationMessagesEn, bn: applicationMessagesBn };

export type ApplicationTexts = typeof applicationMessagesEn;
