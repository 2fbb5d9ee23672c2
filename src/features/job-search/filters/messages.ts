import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts inside the filters, which are loaded after the list. */
interface FilterTexts {
  location: string;
  anyLocation: string;
  city: string;
  anyCity: string;
  jobsType: string;
  experienceLevel: string;
  monthlyPay: string;
  anyPay: string;
  payFrom: (amount: string) => string;
  salaryRange: string;
  salaryFrom: (amount: string) => string;
  salaryTo: (amount: string) => string;
  salaryValue: (amount: string) => string;
  salaryLower: string;
  salaryUpper: string;
  salaryInactive: string;
  resetFilters: string;
  close: string;
  showResults: (count: number, shown: string) => string;
  showAnyResults: string;
}

export const filterMessages = createCatalogue<FilterTexts>({
  en: {
    location: 'Location',
    anyLocation: 'All locations',
    city: 'City',
    anyCity: 'All cities',
    jobsType: 'Jobs Type',
    experienceLevel: 'Experience Level',
    monthlyPay: 'Pay a month',
    anyPay: 'Any pay',
    payFrom: (amount) => `${amount} or more`,
    salaryRange: 'Salary Range',
    salaryFrom: (amount) => `From ${amount} USD`,
    salaryTo: (amount) => `To ${amount} USD`,
    salaryValue: (amount) => `${amount} USD`,
    salaryLower: 'Lowest salary',
    salaryUpper: 'Highest salary',
    salaryInactive: 'Any salary. Move a point to choose.',
    resetFilters: 'Reset Filters',
    close: 'Close',
    showResults: (count, shown) => (count === 1 ? 'Show 1 result' : `Show ${shown} results`),
    showAnyResults: 'Show results',
  },
});
