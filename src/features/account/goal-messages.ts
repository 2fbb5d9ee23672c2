import { appPaths } from '#contract/http/paths.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

type Path = (typeof appPaths)[keyof typeof appPaths];
export type GoalPath = Exclude<Path, typeof appPaths.signIn | typeof appPaths.register>;

interface GoalTexts {
  /** Every page that signing in may lead to, as it stands in a sentence. */
  pages: Record<GoalPath, string>;
  job: (title: string) => string;
  next: (page: string) => string;
}

export const goalMessages = createCatalogue<GoalTexts>({
  en: {
    pages: {
      [appPaths.home]: 'the start page',
      [appPaths.jobs]: 'the job list',
      [appPaths.jobDetails]: 'the job you chose',
      [appPaths.postJob]: '“Post a job”',
      [appPaths.createCompany]: '“Add New Company”',
      [appPaths.profile]: 'your profile',
      [appPaths.cv]: '“Create your CV”',
      [appPaths.userInfo]: 'your profile',
      [appPaths.userJobs]: 'your posted jobs',
      [appPaths.companiesList]: 'your companies',
      [appPaths.contact]: '“Contact Us”',
      [appPaths.about]: '“About Us”',
      [appPaths.accountSettings]: '“Account settings”',
      [appPaths.savedJobs]: 'your saved jobs',
      [appPaths.storage]: '“Storage and data”',
      [appPaths.faq]: 'the FAQ',
      [appPaths.terms]: '“Terms & Conditions”',
      [appPaths.privacy]: '“Privacy Policy”',
      [appPaths.refund]: '“Refund Policy”',
      [appPaths.products]: '“Products/Service”',
    },
    job: (title) => `the job “${title}”`,
    next: (page) => `You then go to ${page}.`,
  },
});
