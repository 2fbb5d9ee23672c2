export const storedSearchMessages = {
  searched: (count: number, written: string, asOf: string) =>
    `Offline: searched ${written} ${count === 1 ? 'job' : 'jobs'} on this device (${asOf})`,
  span: (newest: string, oldest: string) => `${newest}; the oldest: ${oldest}`,
};

export const storedListsMessages = {
  storedTitle: 'Lists you opened',
};

/** `jobs` are like "50 jobs". */
export const downloadMessages = {
  title: 'Save these jobs for offline',
  close: 'Close',
  intro: 'Download these jobs so you can search, filter and read them without internet.',
  choose: 'How many?',
  jobs: (count: number, written: string) => (count === 1 ? '1 job' : `${written} jobs`),
  next: (jobs: string) => `The next ${jobs}`,
  all: (jobs: string) => `All ${jobs}`,
  size: (size: string) => `about ${size}`,
  download: (jobs: string) => `Download ${jobs}`,
  replaceAndDownload: (jobs: string) => `Replace and download ${jobs}`,
  replaced: (searches: string) => `You can save five searches. This one replaces ${searches}.`,
  refused: 'Data saver is on, so jobs are not downloaded.',
  refusedWhere: 'You can turn data saver off here:',
  storagePage: 'Storage and data',
  offline: 'Connect to the internet to download jobs.',
  noJobs: 'Wait for the list to load. Then download its jobs.',
  running: (search: string) => `Downloading ${search}`,
  listing: 'Checking jobs…',
  progress: (done: string, jobs: string) => `${done} of ${jobs}`,
  background: 'You can close this window. The download continues while the app is open.',
  cancel: 'Cancel',
  done: (jobs: string, search: string) => `${search}: ${jobs} on this device.`,
  gone: (jobs: string) => `No longer available: ${jobs}.`,
  cut: 'The connection was lost.',
  cancelled: 'You cancelled the download.',
  noSpace: 'This device is full, or its browser blocks storage.',
  noneStored: 'No new jobs were saved.',
  partStored: (done: string, jobs: string) => `${done} of ${jobs} are saved.`,
  onDevice: 'On this device',
  storedWhole: (jobs: string, asOf: string) => `${jobs}, as of ${asOf}`,
  storedPart: (done: string, jobs: string, asOf: string) => `${done} of ${jobs}, as of ${asOf}`,
  resume: 'Continue',
  resumeNamed: (search: string) => `Continue: ${search}`,
  remove: 'Remove',
  removeNamed: (search: string) => `Remove: ${search}`,
  notRemoved: 'Could not remove these jobs from this device.',
};
