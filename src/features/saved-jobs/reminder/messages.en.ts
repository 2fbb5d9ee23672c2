export const closingMessages = {
  turnOn: 'Remind me of deadlines',
  turnOff: 'Stop reminding me',
  on: 'We remind you when you open the app the day before.',
  off: 'Reminders are off.',
  notAllowed: 'You did not allow notifications. Nothing was changed.',
  blocked: 'Notifications are blocked. Allow them for this site in your browser settings.',
  install: 'Add this site to your home screen first. Then notifications work.',
  missing: 'This browser can’t show notifications.',
  title: (count: number) =>
    count === 1 ? 'A saved job closes tomorrow' : `${count} saved jobs close tomorrow`,
};
