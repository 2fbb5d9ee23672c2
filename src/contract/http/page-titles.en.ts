import type { NamedScreen, TitleTexts } from './page-titles.ts';

/** Titles without the product's name. */
export const pageTitles: Readonly<Record<NamedScreen | 'notFound', string>> = {
  home: 'Jobs in Bangladesh, online and offline',
  jobDetails: 'Job Details',
  postJob: 'Post a Job',
  createCompany: 'Company Information Form',
  profile: 'User Profile',
  cv: 'Create Your Resume',
  cvBuilder: 'Your CVs',
  userInfo: 'Personal Information',
  userJobs: 'Posted Jobs List',
  companiesList: 'Your Companies',
  contact: 'Contact Us',
  about: 'About Us',
  faq: 'FAQ',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  products: 'Products/Service',
  signIn: 'Sign in',
  register: 'Register',
  savedJobs: 'Saved jobs',
  storage: 'Storage and data',
  accountSettings: 'Account settings',
  notFound: 'Page not found',
};

export const titleTexts: TitleTexts = {
  board: {
    category: (name: string) => `${name} jobs`,
    city: (name: string) => `Jobs in ${name}`,
    company: (name: string) => `Jobs at ${name}`,
  },
  jobs: 'Jobs',
  inPlace: (jobs: string, place: string) => `${jobs} in ${place}`,
  page: (page: number) => `page ${page}`,
};
