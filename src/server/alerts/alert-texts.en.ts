/** Mails and notifications of job alerts. */
export const alertTexts = {
  linkHint: 'If the button does not work, open this address in your browser:',
  confirm: {
    subject: (appName: string) => `Confirm your job alert from ${appName}`,
    text: 'Somebody entered this address for a job alert. Do you want new jobs by email? You can stop at any time.',
    button: 'Send me new jobs',
    after: 'You did not ask for this? Ignore this mail. You will get no more.',
    footer: (address: string, appName: string) =>
      `Sent to ${address} because this address was entered for a job alert at ${appName}.`,
  },
  digest: {
    subject: (jobs: string, search: string) => `${jobs} for you: ${search}`,
    newJobs: (count: number, shown: string) => (count === 1 ? '1 new job' : `${shown} new jobs`),
    /** In place of a search, where a mail is for several. */
    alerts: (shown: string) => `your ${shown} alerts`,
    text: 'New since our last message:',
    button: 'See all jobs of this search',
    newest: 'See the newest jobs',
    after: 'An employer who asks for money before you have the job is not honest. Report the job to us.',
    footer: (address: string, appName: string) => `Sent to ${address} for your job alert at ${appName}.`,
    stop: 'Stop this alert',
  },
  push: {
    more: (shown: string) => `and ${shown} more new jobs`,
    oneMore: 'and 1 more new job',
    testTitle: 'Notifications work',
    testBody: 'New jobs will look like this.',
  },
};
