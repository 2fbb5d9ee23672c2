import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

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
