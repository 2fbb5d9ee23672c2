/** Mails about accounts. */
export const mailTexts = {
  linkHint: 'If the button does not work, open this address in your browser:',
  resetPassword: {
    subject: (appName: string) => `Choose a new password for ${appName}`,
    text: 'We received a request for a new password for your account. This link works once, for 30 minutes.',
    button: 'Choose a new password',
    after: 'You did not ask for this? Ignore this mail. Your password stays the same.',
  },
  passwordEnded: {
    subject: (appName: string) => `Choose a new password for ${appName}`,
    text: 'To protect your account we ended its password and signed out all devices. Choose a new password. This link works once, for 30 minutes.',
    button: 'Choose a new password',
    after: 'Is the link too old? Tap “Forgot your password?” on the sign-in page to get another.',
  },
  verifyAddress: {
    subject: (appName: string) => `Confirm your email address for ${appName}`,
    text: 'Confirm that this is your address. Then you can get help if you forget your password. The link works for 24 hours.',
    button: 'Confirm my address',
    after: 'You have no account here? Ignore this mail.',
  },
  changeAddress: {
    subject: (appName: string) => `Confirm your new email address for ${appName}`,
    text: 'You asked to use this address for your account. Confirm that it is yours. The link works once, for 24 hours.',
    button: 'Use this address',
    after: 'You did not ask for this? Ignore this mail. Nothing changes.',
  },
  addressTaken: {
    subject: (appName: string) => `You have a ${appName} account already`,
    text: 'Someone asked to use this address for another account. Your account has it already, so nothing has changed.',
    button: 'Choose a new password',
    after: 'Was this you? Sign in with this address. If you forgot the password, choose a new one.',
  },
  addressChanged: {
    subject: (appName: string) => `The email address of your ${appName} account was changed`,
    text: 'Your account has another email address now. You sign in with the new one. Other devices are signed out.',
    button: 'Contact us',
    after:
      'Was this you? Then there is nothing to do. If not, write to us at once. We can help you get your account back.',
  },
  passwordChanged: {
    subject: (appName: string) => `Your ${appName} password was changed`,
    text: 'The password of your account was changed. Other devices are signed out.',
    button: 'Choose a new password',
    after: 'Was this you? Then there is nothing to do. If not, choose a new password at once.',
  },
  answers: (address: string) => `Answers to this mail go to ${address}.`,
  footer: (address: string, appName: string) => `Sent to ${address} because of an account at ${appName}.`,
};

/** The page that a mail's last link opens. */
export const unsubscribeTexts = {
  title: 'Your mails',
  ask: {
    decisions: 'Do you want to stop mails about approvals and rejections of your jobs and companies?',
    applications: 'Do you want to stop the daily mail about new applications?',
    weekly: 'Do you want to stop the weekly mail about your jobs?',
    followed: 'Do you want to stop mails about your applications?',
  },
  stop: 'Stop these mails',
  stopped: {
    decisions: 'You get no more mails about approvals and rejections.',
    applications: 'You get no more mails about new applications.',
    weekly: 'You get no more weekly mails.',
    followed: 'You get no more mails about your applications.',
  },
  again: 'Send them again',
  wanted: {
    decisions: 'You get mails about approvals and rejections again.',
    applications: 'You get mails about new applications again.',
    weekly: 'You get weekly mails again.',
    followed: 'You get mails about your applications again.',
  },
  settings: 'Account settings',
  broken:
    'This link is not complete. Open it from our mail again, or choose your mails in the account settings.',
};
