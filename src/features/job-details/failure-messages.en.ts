/** §8, word for word where it specifies texts. */
export const failureMessages = {
  error: (message: string) => `Error: ${message}`,
  noJobSelected: 'No job selected',
  jobFailed: (message: string) => `Could not load job details: ${message}`,
  companyFailed: (message: string) => `Could not load company details: ${message}`,
  jobUnanswered: (message: string) => `Error fetching job details: ${message}`,
  companyUnanswered: (message: string) => `Error fetching company details: ${message}`,
  unexpected: (message: string) => `Error fetching data: ${message}`,
  noJob: 'Job ID or Token is missing',
  noCompany: 'Company ID or Token is missing',
  notStored: 'Could not open this job',
  notStoredText: 'It is not saved on this device. Check your internet and tap Retry.',
  offline: 'Without internet you can read:',
  savedJobs: 'Saved jobs',
  storedLists: 'Lists you opened',
  unknownJob: 'Job not available',
  unknownJobText: 'It may be filled or removed. See similar jobs.',
  searchJobs: 'Search jobs',
  goHome: 'Go to the start page',
  browse: 'Browse Jobs',
};
export type FailureTexts = typeof failureMessages;
