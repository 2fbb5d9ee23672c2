export const signOutMessages = {
  question: {
    title: 'Log out and delete unsent forms?',
    text: 'A form on this device was not sent. Logging out deletes the form, so others cannot read it.',
    confirm: 'Log out',
    cancel: 'Stay signed in',
  },
  unsent: {
    title: 'Log out and delete your application?',
    text: 'An application on this device is not sent yet. Logging out deletes it.',
    confirm: 'Log out',
    cancel: 'Stay signed in',
  },
  unreadable: {
    title: 'Log out although something may be unsent?',
    text: 'This device cannot read what is stored on it now. A form or an application that was not sent is deleted when you log out.',
    confirm: 'Log out',
    cancel: 'Stay signed in',
  },
  written: {
    title: 'Remove what is yours from this device too?',
    text: (counts: string) => `Still on this device: ${counts}. Others who use it can read them.`,
    confirm: 'Remove them',
    cancel: 'Leave them here',
  },
  letters: (count: number) => (count === 1 ? '1 application letter' : `${count} application letters`),
  alerts: (count: number, addresses: string) => {
    const words = count === 1 ? '1 job alert' : `${count} job alerts`;
    return addresses === '' ? words : `${words} to ${addresses}`;
  },
  contactMessage: 'your message to us',
  cvs: (count: number) => (count === 1 ? '1 CV' : `${count} CVs`),
  cvFiles: (count: number) => (count === 1 ? '1 CV file' : `${count} CV files`),
  writtenLeft: {
    title: 'Could not remove everything',
    text: 'Something is still on this device. Remove it on the page “Storage and data”.',
  },
};
