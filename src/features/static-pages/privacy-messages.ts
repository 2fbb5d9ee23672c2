import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

export const privacyMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.privacy,
    subTopic: 'What is stored, and where',
    intro:
      'We store as little as the service needs. There is no advertising, no tracking by third parties, and your data is not sold.',
    sections: [
      {
        heading: 'On your device',
        paragraphs: [
          'The app stores copies of the public pages, job lists, jobs and pictures that you have opened, so that you can read them offline. Old copies make room for new ones. Lists are shown for at most 14 days.',
          'It also stores what you save: saved jobs, application letters, downloaded searches and CVs, the light or dark theme, and the job that you opened last.',
          'While you are signed in, your name, e-mail address, phone number and a sign-in key are stored there too, and so are forms that you filled in and did not send. Logging out removes them. What you saved stays on the device. If you subscribe with your mobile number, the number and the state of the subscription are stored there until you cancel.',
          'The page “Storage and data” in the footer shows how much is stored, and removes it. Clearing the site’s data in your browser removes all of it.',
        ],
      },
      {
        heading: 'On our server',
        paragraphs: [
          'Your account: first and last name, e-mail address, mobile number, and your password in a form from which it cannot be read back. The companies and jobs that you post. What you delete is removed for good after 30 days.',
          'A record says who approved, changed or deleted which account, company or job, and when. When an account is removed for good, the record stays without the name and address.',
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
          'In your profile, under “Account settings”, you can download what is stored about you, correct your name and mobile number, and delete your account. Your companies and jobs leave the site at once. If you sign in within 30 days, everything comes back. After that it is removed for good.',
          'For anything else write to us from the e-mail address of your account.',
        ],
      },
    ],
  },
});
