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
