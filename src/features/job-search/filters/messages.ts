import { createCatalogue } from '#platform/i18n/messages.ts';

export const filterMessages = createCatalogue({
  en: {
    location: 'Location',
    anyLocation: 'All locations',
    city: 'City',
    anyCity: 'All cities',
    jobsType: 'Jobs Type',
    experienceLevel: 'Experience Level',
    monthlyPay: 'Pay a month, in taka',
    anyPay: 'Any',
    payFrom: (thousands: string) => `${thousands}k+`,
    ownPay: 'My range',
    moreExact: 'More exact',
    salaryRange: 'Salary Range',
    salaryFrom: (amount: string) => `From ${amount} USD`,
    salaryTo: (amount: string) => `To ${amount} USD`,
    salaryValue: (amount: string) => `${amount} USD`,
    salaryLower: 'Lowest salary',
    salaryUpper: 'Highest salary',
    salaryInactive: 'Any salary. Move a point to choose.',
    showJobs: 'Show jobs',
    resetFilters: 'Reset Filters',
    close: 'Close',
    showResults: (count: number, shown: string) => (count === 1 ? 'Show 1 result' : `Show ${shown} results`),
    showAnyResults: 'Show results',
  },
});
