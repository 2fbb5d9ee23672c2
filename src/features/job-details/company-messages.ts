import { createCatalogue } from '#platform/messages.ts';

/** Texts of the company beside its job (§2). */
export const companyMessages = createCatalogue({
  en: {
    apply: 'Apply now',
    visit: 'Visit Website',
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
