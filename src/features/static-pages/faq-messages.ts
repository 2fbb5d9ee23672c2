import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

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
