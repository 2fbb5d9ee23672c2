import { pageTitles } from '#contract/http/page-titles.en.ts';

export const contactMessages = {
  topic: pageTitles.contact,
  subTopic: 'Get in touch',
  intro: 'Ask us about a job, a company or the app. We read every message.',
  reach: 'Write directly',
  hours: 'Available 9 am to 8 pm, Saturday to Thursday',
  name: 'Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  message: 'Message',
  send: 'Send Message',
  restore: 'Restore my message',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  messageRequired: 'Message is required',
  subject: (name: string) => `Contact Form Message from ${name}`,
  notProvided: 'Not provided',
  body: (letter: { name: string; email: string; phone: string; message: string }) =>
    `Name: ${letter.name}\nEmail: ${letter.email}\nPhone: ${letter.phone}\nMessage: ${letter.message}`,
  thanks: (webmail: string) =>
    `Thank You! ${webmail} has been opened with your message. Please send it from there.`,
  held: {
    offline: (webmail: string) =>
      `${webmail} needs internet. Your message is safe here. Send again when you are online.`,
    blocked: (webmail: string) =>
      `Your browser blocked ${webmail}. Your message is safe here. Try another way.`,
    tooLong: () => 'Your message is too long for a link. Copy it, then paste it into your mail.',
  },
  openWebmail: (webmail: string) => `Open ${webmail}`,
  openMail: 'Open email app',
  copy: 'Copy message',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text and copy it.',
};
export type ContactTexts = typeof contactMessages;
