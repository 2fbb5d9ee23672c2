import type { FigureKind } from '#contract/figures/figure-days.ts';

export const editMessages = {
  notGiven: 'Not given',
};

export const placeMessages = {
  labels: { street: 'Street', city: 'City', state: 'State', postalCode: 'Postal Code', country: 'Country' },
  /** In Bangladesh. */
  division: 'Division',
  district: 'District',
  select: (label: string) => `Select ${label}`,
  optional: (label: string) => `${label} (optional)`,
  otherCountry: 'Another country',
  countryName: 'Name of the country',
  otherTown: 'Another town or upazila',
  townName: 'Town or upazila',
};
export type PlaceTexts = typeof placeMessages;

const kinds: Readonly<Record<FigureKind, string>> = {
  view: 'Views',
  save: 'Saves',
  apply: 'Applications started',
  share: 'Shares',
};

export const figuresMessages = {
  title: 'Figures',
  close: 'Close',
  period: 'Last 28 days',
  kinds,
  chart: (views: string, most: string) => `Views by day: ${views} in 28 days, ${most} on the busiest day`,
  table: 'Show as table',
  day: 'Day',
  none: { title: 'No views yet', text: 'Share the job to reach more people.' },
  early: { title: 'No figures yet', text: 'The first figures show within a day of posting.' },
  note: 'Each internet address counts once a day. Your own visits, bots and people who opted out aren’t counted. At most 2,000 count in an hour.',
  failed: (reason: string) => `Could not load the figures. ${reason}`,
};
