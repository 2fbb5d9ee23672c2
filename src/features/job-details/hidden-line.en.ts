export const hiddenMessages = {
  job: {
    pending: () => 'Waiting for approval',
    rejected: (reason: string) => (reason === '' ? 'Rejected' : `Rejected: ${reason}`),
  },
  company: {
    pending: () => 'Not public yet: its company waits for approval',
    rejected: () => 'Not public: its company was rejected',
  },
  onlyYou: 'Only you can see this.',
  onlyOwner: 'Only its owner and administrators can see this.',
  toOwnJobs: 'Your posted jobs',
};
