import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

/** §2 and §8, word for word where they specify texts. */
export const detailsMessages = createCatalogue({
  en: {
    title: pageTitles.jobDetails,
    subTopic: 'Jobs',
    loading: 'Loading job and company details...',
    error: (message: string) => `Error: ${message}`,
    noJobSelected: 'No job selected',
    jobFailed: (message: string) => `Could not load job details: ${message}`,
    companyFailed: (message: string) => `Could not load company details: ${message}`,
    jobUnanswered: (message: string) => `Error fetching job details: ${message}`,
    companyUnanswered: (message: string) => `Error fetching company details: ${message}`,
    unexpected: (message: string) => `Error fetching data: ${message}`,
    noCompany: 'Company ID or Token is missing',
    notStored: 'This job is not stored on this device, and the network does not answer.',
    unknownJob: 'This job is not here',
    unknownJobText: 'It may have been filled or taken down. There are others.',
    searchJobs: 'Search jobs',
    goHome: 'Go to the start page',
    retry: 'Retry',
    browse: 'Browse Jobs',
    savedCopy: (age: string) => `Saved copy · updated ${age}`,
    slow: 'The network is slow. This is the copy kept on this device.',
  },
});
export type DetailsTexts = (typeof detailsMessages)['en'];

export const articleMessages = createCatalogue({
  en: {
    applyTop: 'Apply Now',
    by: (company: string, place: string) => (place ? `By ${company} in ${place}` : `By ${company}`),
    postedAgo: (days: number) => {
      if (days === 0) return 'Posted today';
      return days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`;
    },
    sections: {
      description: 'Job Description',
      requiredSkills: 'Required Skills',
      qualifications: 'Educational Qualifications',
      niceToHave: 'Nice to Have',
      responsibilities: 'Responsibilities',
      benefits: 'Benefits',
    },
    overview: {
      heading: 'Job Overview',
      salary: 'Salary',
      bonus: 'Bonus',
      jobTitle: 'Job Title',
      location: 'Location',
      qualification: 'Qualification',
      defaultQualification: 'Graduate',
      jobType: 'Job Type',
      vacancy: 'Vacancy',
      experience: 'Experience',
      workingHours: 'Working hours',
      posted: 'Posted',
    },
    noEmail: 'This company has not given an e-mail address, so an application cannot be sent from here.',
    waitingForCompany: 'The address to apply to is still loading.',
    share: 'Share',
    notShared: 'Sharing did not load. Copy the link from the address bar.',
  },
});
export type ArticleTexts = (typeof articleMessages)['en'];
