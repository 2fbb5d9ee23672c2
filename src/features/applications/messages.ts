import { createCatalogue } from '#platform/i18n/messages.ts';

export const dueMessages = createCatalogue({
  en: {
    label: 'Applications',
    due: (count: number) =>
      count === 1
        ? 'You are connected. An application is ready to send.'
        : `You are connected. ${count} applications are ready to send.`,
    show: 'Show',
    later: 'Later',
  },
});

export const deskMessages = createCatalogue({
  en: {
    loadFailed: 'The editor could not be loaded. Try again once you are connected.',
    retry: 'Retry',
  },
});

export const letterMessages = createCatalogue({
  en: {
    write: 'Write the application',
    resume: 'Continue the application',
    writeOffline: (webmail: string) =>
      `${webmail} needs a network. Write now: the letter waits here until you can send it.`,
    begun: (age: string) => `Begun ${age}, kept on this device.`,
    dialog: 'Application',
    dialogFor: (title: string, company: string) => (company ? `${title} · ${company}` : title),
    close: 'Close',
    reading: 'Reading what is kept on this device...',
    to: 'To',
    toInvalid: 'Invalid email format',
    ownAddress: (email: string) => `Without an address the company’s own is used: ${email}`,
    noAddressYet: 'This company has given no e-mail address. Without one the letter can only be copied.',
    subject: 'Subject',
    body: 'Letter',
    bodyRequired: 'Letter is required',
    kept: 'Kept on this device as you type',
    keptInPage:
      'This device has no room for the letter or allows no storage: it is kept only as long as this page is open.',
    ready: 'Ready to send',
    readyHere: 'Your application is ready to send',
    waiting: 'You send it yourself, once you are connected. Until then it waits here.',
    offered: 'You are connected. Nothing is sent without you: choose how to send it.',
    addressed: (to: string, subject: string) => `To ${to} · ${subject}`,
    openWebmail: (webmail: string) => `Open ${webmail}`,
    openMail: 'Open mail program',
    copy: 'Copy letter',
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here. Press Edit, select the text and copy it.',
    missing: {
      address: () => 'No e-mail address of this company is known, so the letter can only be copied.',
      tooLong: (webmail: string) =>
        `This letter is too long to hand over to ${webmail}. Use your mail program, or copy it.`,
    },
    closing: {
      closed: 'This job has closed meanwhile.',
      removed: 'This job has been taken down meanwhile.',
    },
    question: 'Did you send it?',
    yes: 'Yes, I sent it',
    notYet: 'Not yet',
    edit: 'Edit',
    remove: 'Delete',
    removeNamed: (title: string) => `Delete the application: ${title}`,
    editNamed: (title: string) => `Edit the application: ${title}`,
    goOnNamed: (title: string) => `Continue the application: ${title}`,
    removed: (title: string) => `Application deleted: ${title}`,
    notRemoved: 'This device could not delete the application. It is still here.',
    sent: (date: string) => `You sent this application on ${date}.`,
    read: 'Read it',
    sendAgain: 'Change it and send it again',
    marked: {
      moved: (title: string) => `Marked as sent: ${title}`,
      saved: (title: string) =>
        `Marked as sent: ${title}. The job is among your saved jobs now, where you can follow it.`,
      unsaved: (title: string) =>
        `Marked as sent: ${title}. This device could not add the job to your saved jobs.`,
    },
    undo: 'Undo',
    readyCount: (count: number) =>
      count === 1 ? '1 application is ready to send' : `${count} applications are ready to send`,
    begunCount: (count: number) =>
      count === 1 ? '1 application is not finished' : `${count} applications are not finished`,
  },
});
export type LetterTexts = (typeof letterMessages)['en'];
