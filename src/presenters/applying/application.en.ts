export const applicationMessages = {
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

/** For letters that are too long for a mail link. */
export const mailMessages = {
  copied: 'Your letter is copied. Paste it into the mail.',
  notCopied: 'Your letter is too long for the link. Copy it, then paste it into the mail.',
};

export type ApplicationTexts = typeof applicationMessages;
