import { mainTitles } from './main-titles.en.ts';
import type { NamedScreen } from './page-titles.ts';

/** Titles without the product's name. */
export const pageTitles: Readonly<Record<NamedScreen | 'notFound', string>> = {
  ...mainTitles,
  postJob: 'Post a Job',
  createCompany: 'Company Information Form',
  profile: 'User Profile',
  cv: 'Create Your Resume',
  cvBuilder: 'Your CVs',
  userInfo: 'Personal Information',
  userJobs: 'Posted Jobs List',
  companiesList: 'Your Companies',
  applications: 'Applications',
  contact: 'Contact Us',
  about: 'About Us',
  faq: 'FAQ',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  products: 'Products/Service',
  signIn: 'Sign in',
  register: 'Register',
  resetPassword: 'New password',
  verifyAddress: 'Your email address',
  changeAddress: 'Your new email address',
  savedJobs: 'Saved jobs',
  alerts: 'Job alerts',
  storage: 'Storage and data',
  accountSettings: 'Account settings',
  admin: 'Moderation',
  notFound: 'Page not found',
};
