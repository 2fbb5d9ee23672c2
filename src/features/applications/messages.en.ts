export const dueMessages = {
  label: 'Applications',
  due: (count: number) =>
    count === 1
      ? 'You’re online. Your letter is ready to send.'
      : `You’re online. ${count} letters are ready to send.`,
  show: 'Show',
  later: 'Later',
};

export const letterMessages = {
  apply: 'Apply',
  close: 'Close',
  reading: 'Reading your letters...',
  write: {
    none: 'Write application letter',
    draft: 'Continue letter',
    ready: 'Edit letter',
    sent: 'Read letter',
  },
  begun: (age: string) => `Letter started ${age}.`,
  unfinished: 'Your letter is not finished.',
  readyHere: 'Your letter is ready to send.',
  sent: (date: string) => `You sent this application on ${date}.`,
  writeOffline: 'You’re offline. Write your letter now and send it later.',
  waiting: 'You’re offline. Your letter is safe here. Send it later.',
  webmailWaits: (webmail: string) => `${webmail} needs internet.`,
  openWebmail: (webmail: string) => `Open ${webmail}`,
  openMail: 'Open email app',
  copyAddress: (address: string) => `Copy ${address}`,
  copyLetter: 'Copy letter',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. Select the text and copy it.',
  missing: {
    address: () => 'No email address yet. You can write your letter now.',
    tooLong: (webmail: string) => `This letter is too long for ${webmail}. Use your email app, or copy it.`,
  },
  closing: {
    closed: 'This job is now closed.',
    removed: 'This job has been removed.',
  },
  question: 'Did you send it?',
  yes: 'Yes, I sent it',
  notYet: 'Not yet',
  dialog: 'Application letter',
  dialogFor: (title: string, company: string) => (company ? `${title} · ${company}` : title),
  to: 'To',
  toInvalid: 'Invalid email format',
  ownAddress: (email: string) => `Leave empty to use the company’s address: ${email}`,
  noAddressYet: 'This company gave no email address. Without one you can only copy the letter.',
  subject: 'Subject',
  body: 'Letter',
  bodyRequired: 'Letter is required',
  stored: 'Saved on this device as you type',
  onlyInPage: 'This device cannot store your letter. Keep this page open until you send it.',
  save: 'Save letter',
  sendAgain: 'Change and send again',
  remove: 'Delete letter',
  removeNamed: (title: string) => `Delete letter: ${title}`,
  removed: (title: string) => `Letter deleted: ${title}`,
  notRemoved: 'This device could not delete the letter. Try again.',
  marked: {
    moved: (title: string) => `Marked as sent: ${title}`,
    saved: (title: string) => `Marked as sent: ${title}. Follow it in your saved jobs.`,
    unsaved: (title: string) => `Marked as sent: ${title}. This device could not save the job.`,
  },
  undo: 'Undo',
};
export type LetterTexts = typeof letterMessages;
