import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export interface StaticPageTexts {
  topic: string;
  subTopic: string;
  intro: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

export const staticPageMessages = createCatalogue({
  en: { ask: 'Something is missing or unclear?', contact: 'Contact Us' },
});

export const termsMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.terms,
    subTopic: 'Fair use',
    intro: 'By using this service you agree to the following. It is written to be read.',
    sections: [
      {
        heading: 'What the service does',
        paragraphs: [
          'We show jobs that companies offer, and help you to get in touch with them. We are not the employer, and we are not a party to any contract between you and a company.',
          'We check companies and jobs before they appear, but we cannot promise that every detail is right or that a job is still free. Ask the company before you decide.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Give your own name and an e-mail address that reaches you. Keep your password to yourself: what is done with your account counts as done by you. Log out on devices that others use.',
        ],
      },
      {
        heading: 'What you may post',
        paragraphs: [
          'Real jobs at real companies that you may speak for, with a true salary, place and deadline. No fees for applicants, no discrimination, nothing unlawful, nothing that belongs to somebody else.',
          'New companies and new jobs wait for our approval. We may refuse or remove what breaks these terms.',
        ],
      },
      {
        heading: 'Subscriptions',
        paragraphs: [
          'Where a paid subscription is offered, it runs through your mobile operator and is confirmed with a one-time code sent to your number. The price and the period are shown before you send your number. You can cancel at any time. Nothing is charged for the periods after that.',
        ],
      },
      {
        heading: 'Availability and liability',
        paragraphs: [
          'We work to keep the service up, and what you have opened stays readable offline. We cannot promise that it never fails. We answer for damage that we cause on purpose or through gross negligence, and wherever the law does not allow liability to be limited.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When these terms change, the new text stands on this page. If you do not agree, stop using the service and delete your account in your profile, under “Account settings”.',
        ],
      },
    ],
  },
});

export const refundMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.refund,
    subTopic: 'Money back',
    intro:
      'Searching, reading, applying and downloading CV templates cost nothing, so there is nothing to refund for them. This page is about subscriptions that are paid through a mobile operator.',
    sections: [
      {
        heading: 'Cancelling',
        paragraphs: [
          'You can cancel a subscription at any time. From then on nothing more is charged; the period that is already paid runs to its end.',
          'If cancelling does not work, write to us with your mobile number, and we will arrange it with your operator.',
        ],
      },
      {
        heading: 'When you get your money back',
        paragraphs: [
          'When you were charged twice for the same period, when you were charged after you had cancelled, or when the number was subscribed without the consent of its owner.',
          'Tell us within 30 days of the charge: your mobile number, the date and the amount, as your operator’s message shows them.',
        ],
      },
      {
        heading: 'How it is paid',
        paragraphs: [
          'The charge was made by your operator, so the refund goes back the same way, to your mobile balance or bill. We answer within 3 working days; the operator may need up to 14 days more.',
        ],
      },
    ],
  },
});

export const productsMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.products,
    subTopic: 'What we offer',
    intro: 'One job board, made for a phone with a small data budget, for both sides of the table.',
    sections: [
      {
        heading: 'For people who look for work',
        paragraphs: [
          'Search by title or keyword, in English or in Bangla, and filter by category, job type, experience and salary. Every job shows its salary, its place and the day it closes.',
          'Jobs that you have opened stay readable offline, and you can save the ones that matter to you.',
          'CV templates, in English and in Bangla, to download and edit in the program of your choice.',
        ],
      },
      {
        heading: 'For companies and recruiters',
        paragraphs: [
          'Present your company and post your jobs. After a person has approved them, they reach everyone who looks for work here.',
          'Applications arrive by e-mail, straight from the applicant, at the address that you name. There is no inbox of ours in between.',
        ],
      },
      {
        heading: 'On every device',
        paragraphs: [
          'It runs in any modern browser and can be put on the home screen like an app. Nothing has to be installed from a store.',
        ],
      },
    ],
  },
});

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

export const faqMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.faq,
    subTopic: 'Questions and answers',
    intro: 'Short answers to what people ask most, for those who look for work and for those who offer it.',
    sections: [
      {
        heading: 'How do I apply for a job?',
        paragraphs: [
          'Open the job and tap “Apply Now”. Your webmail opens with the start of a letter to the company. Complete it, attach your CV and send it from there.',
          'Or tap “Write the application” on the job’s page and write the letter here, also offline. It stays on this device. When you are online, send it with your own mail.',
          'Either way the letter goes from you to the company. We do not see it.',
        ],
      },
      {
        heading: 'Does it cost anything to look for work?',
        paragraphs: [
          'No. Searching and reading jobs, downloading CV templates and applying are free. Never pay anybody for an interview or a job offer, and tell us if somebody asks you to.',
        ],
      },
      {
        heading: 'What works offline?',
        paragraphs: [
          'The app opens, and so do the lists and the jobs that you have opened before on this device. A line at the top says that you are offline and how old the copy is. You need no account to read them then.',
          'You can write application letters and fill in forms offline. They are stored on this device until you send them. Signing in, sending, and finding jobs that are not on this device need internet.',
          'Put the app on your home screen to open it like any other app. “Download & Enjoy” at the bottom of every page shows how.',
        ],
      },
      {
        heading: 'How do I make a CV?',
        paragraphs: [
          'Go to “Create your CV”, choose a template and download it. It is an ordinary document that Word, Google Docs or LibreOffice opens and edits. Two of the templates are in Bangla.',
        ],
      },
      {
        heading: 'Why do I have to sign in?',
        paragraphs: [
          'The menu asks for it before it opens the job pages. A link to a job that somebody sent you opens without an account. So do your saved jobs.',
        ],
      },
      {
        heading: 'How are jobs and companies checked?',
        paragraphs: [
          'A person looks at every new company and every new job before anyone else can see it. If a job looks wrong to you all the same, write to us with its title and the company’s name.',
        ],
      },
      {
        heading: 'I have forgotten my password. What now?',
        paragraphs: [
          'Write to us from the e-mail address of your account. We check that the account is yours and set a new password. The app cannot send you a new one by e-mail yet.',
          'Sign in with the new password and then change it in your profile, under “Account settings”.',
        ],
      },
      {
        heading: 'How do I change or delete my account?',
        paragraphs: [
          'Sign in, open your profile and tap “Account settings”. There you change your name, mobile number and password, sign out on all devices, download your data and delete your account.',
          'A deleted account comes back with its companies and jobs when you sign in within 30 days. After that it is deleted for good.',
        ],
      },
    ],
  },
});
