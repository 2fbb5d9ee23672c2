import { createCatalogue } from '#platform/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

export const privacyMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: 'Privacy Policy',
    subTopic: 'What is kept, and where',
    intro:
      'We keep as little as the service needs. There is no advertising, no tracking by third parties, and your data is not sold.',
    sections: [
      {
        heading: 'On your device',
        paragraphs: [
          'The app keeps copies of the public pages, job lists, jobs and pictures that you have opened, so that they can be read without a network. Old copies make room for new ones; lists are shown for at most 14 days.',
          'It also keeps what you choose to keep, such as saved jobs, downloaded CVs and the light or dark theme, and the job that you opened last.',
          'While you are signed in, your name, e-mail address, phone number and a sign-in key are kept there too, and so are forms that you filled in and did not send. Logging out removes them; what you saved stays on the device. If you subscribe with your mobile number, the number and the state of the subscription are kept there until you cancel.',
          'The page “Storage and data” in the footer shows how much is kept, and removes it. Clearing the site’s data in your browser removes all of it.',
        ],
      },
      {
        heading: 'On our server',
        paragraphs: [
          'Your account: first and last name, e-mail address, mobile number, and your password in a form from which it cannot be read back. The companies and jobs that you post; what you delete is removed for good after 30 days.',
          'The server’s log notes which page was asked for, when, and how long the answer took. It does not note what you searched for, your phone number or your sign-in key.',
        ],
      },
      {
        heading: 'What we never receive',
        paragraphs: [
          'Your applications and your messages to us are written in your own webmail and sent from there. Your CV stays with you and the company that you send it to.',
        ],
      },
      {
        heading: 'Who else is involved',
        paragraphs: [
          'A subscription is handled by your mobile operator, which learns your number and confirms it with a one-time code. When you open a webmail window or a company’s website, their own rules apply.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask us what is stored about you, have it corrected, and have your account deleted. Write to us from the e-mail address of your account.',
        ],
      },
    ],
  },
});
