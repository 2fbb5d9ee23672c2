import { createCatalogue } from '#platform/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

export const faqMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: 'FAQ',
    subTopic: 'Questions and answers',
    intro: 'Short answers to what people ask most, for those who look for work and for those who offer it.',
    sections: [
      {
        heading: 'How do I apply for a job?',
        paragraphs: [
          'Open the job and press “Apply Now”. Your webmail opens with a letter to the company already begun. Complete it, attach your CV and send it from there. The letter goes from you to the company; we do not see it.',
        ],
      },
      {
        heading: 'Does it cost anything to look for work?',
        paragraphs: [
          'No. Searching and reading jobs, downloading CV templates and applying are free. Never pay anybody for an interview or a job offer, and tell us if somebody asks you to.',
        ],
      },
      {
        heading: 'What works without a network?',
        paragraphs: [
          'The app opens, and so do the lists and the jobs that you have opened before on this device. A line at the top says that you are offline and how old the copy is. Searching for something new, signing in and applying need a network.',
          'Put the app on your home screen to open it like any other app; “Download & Enjoy” at the bottom of every page tells how.',
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
          'The menu asks for it before it opens the job pages. A link to a job that somebody has sent you opens without an account.',
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
          'Write to us from the e-mail address of your account. We will find out together that it is yours and help you back in.',
        ],
      },
    ],
  },
});
