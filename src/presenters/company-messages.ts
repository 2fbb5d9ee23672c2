import { createCatalogue } from '#platform/i18n/messages.ts';

export const companyMessages = createCatalogue({
  en: {
    apply: 'Apply now',
    visit: 'Visit Website',
    allJobs: 'All open jobs',
    industry: 'Industry',
    size: 'Company Size',
    employees: (size: string) => `${size} Employees`,
    founded: 'Founded in',
    phone: 'Phone number',
    location: 'Location',
    email: 'Email',
    website: 'Website',
    follow: 'Follow us',
    networks: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
  },
});
export type CompanyTexts = (typeof companyMessages)['en'];
