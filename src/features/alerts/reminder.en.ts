/** The form below the list; heading and button are specified (§2). */
export const reminderMessages = {
  heading: 'Set Job Reminder',
  text: 'Get new jobs of this search by email.',
  email: 'Your email address',
  enterEmail: 'Enter your email address.',
  invalidEmail: 'Enter an email address like name@example.com.',
  submit: 'Submit',
  sending: 'Sending…',
  sent: (address: string) => `Almost done. Open the link in our email to ${address}.`,
  waiting: 'You are offline. We set the reminder when you are online again.',
  notStored: 'This device could not store the reminder. Please try again.',
  failed: 'The reminder was not set. Please try again.',
  byNotification: 'Get a notification instead',
  notification: 'Get a notification for new jobs',
  mine: 'My alerts',
};
