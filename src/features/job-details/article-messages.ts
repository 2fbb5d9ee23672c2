import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the job itself (§2): they stand in the script that paints it, so no other page's are among them. */
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
