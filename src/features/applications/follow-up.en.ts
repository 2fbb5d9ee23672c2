export const followUpMessages = {
  title: 'Follow up',
  subject: (job: string) => `My application for ${job}`,
  /** The text down to the signature. @param sent "19 Nov", '' when unknown */
  body: (job: string, company: string, sent: string) =>
    [
      company ? `Dear ${company} hiring team,` : 'Dear hiring team,',
      '',
      `I applied for ${job}${sent ? ` on ${sent}` : ''}. I am still interested in this job.`,
      '',
      'Is there any news? I would be glad to send more or to come for an interview.',
      '',
      'Kind regards,',
      '',
    ].join('\n'),
  text: 'No answer yet? Send this short message, or call.',
  copy: 'Copy message',
  notNow: 'Not now',
  again: 'We ask again in 7 days if there is no answer.',
  noted: 'Followed up today',
  notStored: 'This device could not save that. Nothing was changed.',
};
