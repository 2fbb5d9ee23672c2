export const applicationMessages = {
  subject: 'Application',
  body: (job: string, company: string) =>
    [
      company ? `Dear ${company} hiring team,` : 'Dear hiring team,',
      '',
      `I am writing to apply for the position of ${job}.`,
      '',
      'I believe my skills and experience fit what you describe, and I would be glad to tell you more in an interview. My CV is attached.',
      '',
      'Thank you for your time. I look forward to hearing from you.',
      '',
      'Kind regards,',
      '',
    ].join('\n'),
};
export type ApplicationTexts = typeof applicationMessages;
