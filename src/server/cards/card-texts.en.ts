/** The card of pages without a job. */
export const siteCard = {
  title: 'Find a job, even without internet',
  company: 'Jobs across Bangladesh',
  facts: ['Search, save and read jobs offline', 'Apply by email, with a CV from your device'],
};
