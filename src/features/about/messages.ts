import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const aboutMessages = createCatalogue({
  en: {
    topic: pageTitles.about,
    subTopic: 'Who we are',
    pitchTitle: 'We connect professionals with companies',
    pitch:
      'People across Bangladesh look for work on a phone, often on a weak network. Companies look for people they would never meet by chance. We bring the two together, plainly and without detours: every job with its salary, its place and its deadline, readable online and offline.',
    strengths: [
      {
        icon: 'search',
        title: 'Targeted career matches',
        text: 'Search by title or keyword, and narrow down by category, job type, experience and salary until only the jobs that fit you are left.',
      },
      {
        icon: 'pin',
        title: 'Global opportunities',
        text: 'Jobs in Bangladesh first, and beyond: on-site, hybrid and remote work in other countries as well.',
      },
      {
        icon: 'check',
        title: 'Excellence in recruitment',
        text: 'Every company and every job is checked by a person before it is shown.',
      },
      {
        icon: 'chart',
        title: 'A focus on career growth',
        text: 'From the first internship to the next step up, with CV templates that you can download and make your own.',
      },
    ],
    browse: 'Browse Jobs',
    postResume: 'Post Your Resume',
  },
} as const);
