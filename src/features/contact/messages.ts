import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const contactMessages = createCatalogue({
  en: {
    topic: pageTitles.contact,
    subTopic: 'Get in touch',
    intro: 'Write to us about a job, a company or the app. We read every message.',
    reach: 'Write directly',
    hours: 'Available 9 am to 8 pm, Saturday to Thursday',
    name: 'Name',
    email: 'Email',
    phone: 'Phone (Optional)',
    message: 'Message',
    send: 'Send Message',
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
        `You are offline, and ${webmail} needs a network. Your message is still here: send it again when you are connected, or keep it with your mail program.`,
      blocked: (webmail: string) =>
        `The browser did not let ${webmail} open. Your message is still here: open it with one of these.`,
      tooLong: (webmail: string) =>
        `Your message is too long to hand over to ${webmail}. It is still here: copy it, or use your mail program.`,
    },
    openWebmail: (webmail: string) => `Open ${webmail}`,
    openMail: 'Open mail program',
    copy: 'Copy message',
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here. Select the text and copy it.',
  },
});
export type ContactTexts = (typeof contactMessages)['en'];
