/** What the API says of what it has done. */
export const notices = {
  // Accounts
  registered: 'Registration successful!',
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out on all devices.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  resetLinkSent: 'If an account has this address, we have sent a link to it.',
  passwordReset: 'Your password is changed. Please sign in with it.',
  changeLinkSent: 'We have sent a link to the new address.',
  addressChanged: 'Your address is changed.',
  choiceSaved: 'Your choice is saved.',
  verificationSent: 'We have sent a link to your address.',
  addressConfirmed: 'Your address is confirmed.',
  profileSaved: 'Your profile is saved.',
  accountDeletion: 'Your account will be deleted. Sign in within 30 days to restore it.',

  // Administration
  workRetried: 'The work is done again.',
  decisionUndone: 'The decision is undone.',
  jobApproved: 'The job is approved.',
  jobRejected: 'The job is rejected.',
  companyApproved: 'The company is approved.',
  companyRejected: 'The company is rejected.',
  contactApproved: 'The new contact is public. The company stays approved.',
  contactRejected: 'The new contact is rejected. The company stays approved.',
  reportsHandled: 'The reports are handled.',
  accountPasswordReset: 'The old password no longer works. A link for a new one is sent to the owner.',
  accountPasswordResetUnsent:
    'The old password no longer works. This server sends no mail: its operator finds the link in the mail folder.',
  accountSignedOut: 'The account is signed out on all devices.',
  accountRestored: 'The account is restored, with its companies and jobs.',
  accountDeleted: 'The account is deleted. An administrator can restore it for 30 days.',
  administratorMade: 'The account is an administrator.',
  administratorUnmade: 'The account is no administrator.',

  // Jobs and companies
  jobPosted: 'The job is posted. It waits for approval.',
  jobUpdated: 'The job is updated.',
  jobDeleted: 'The job is deleted.',
  jobRestored: 'The job is back.',
  jobReopened: 'The job is open again.',
  jobClosed: 'The job is closed.',
  companyCreated: 'The company was created and waits for approval.',
  companyChanged: 'The company was changed.',
  companyDeleted: 'The company was deleted.',
  companyThere: 'The company is there.',
  companyRestored: 'The company is back.',
  reported: 'Thank you. We have received your report.',
  counted: 'Thank you.',

  // Applications
  applicationSent: 'Your application is sent.',
  applicationWithdrawn: 'Your application is withdrawn.',

  // Alerts
  alertSaved: 'The alert is saved.',
  alertOn: 'The alert is on.',
  alertStopped: 'The alert is stopped.',
  notificationSent: 'A notification is on its way.',
};
