import type { ApplicationState } from '#contract/applications/states.ts';

/** What the employer told, but for `new`. */
const told: Readonly<Record<Exclude<ApplicationState, 'new'>, string>> = {
  seen: 'Seen by the employer',
  shortlisted: 'You are on the shortlist',
  interview: 'Chosen for an interview',
  offered: 'The employer offers you the job',
  notSelected: 'Not selected',
  withdrawn: 'You withdrew your application',
};

/** What became of one's own application, on the job's page, in the sheet and in the tracker. */
export const applicationStateMessages = {
  sending: 'Sending your application...',
  waits: {
    offline: 'Waiting to send: no internet',
    signIn: 'Waiting to send: sign in',
    both: 'Waiting to send: go online and sign in',
    server: 'Waiting to send',
  },
  refused: 'Your application could not be sent',
  edited: 'Not sent: you are changing your application',
  earlierCounts: 'An earlier application was sent, not this one',
  sent: (time: string) => `Sent ${time}`,
  told,
  at: (state: string, time: string) => `${state} · ${time}`,
};
