export const closingMessages = {
  heading: 'Before a job closes',
  text: 'Get a notification when a saved job closes tomorrow. It works without internet.',
  turnOn: 'Remind me',
  turnOff: 'Stop reminding me',
  on: 'We remind you when you open the app the day before.',
  notAllowed: 'You did not allow notifications. Nothing was changed.',
  blocked: 'Notifications are blocked. Allow them for this site in your browser settings.',
  install: 'Add this site to your home screen first. Then notifications work.',
  missing: 'This browser can’t show notifications.',
  title: (count: number) =>
    count === 1 ? 'A saved job closes tomorrow' : `${count} saved jobs close tomorrow`,
};
