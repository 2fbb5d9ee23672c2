/** The page that a mail's last link opens. */
export const unsubscribeTexts = {
  title: 'Your mails',
  ask: {
    decisions: 'Do you want to stop mails about approvals and rejections of your jobs and companies?',
    weekly: 'Do you want to stop the weekly mail about your jobs?',
  },
  stop: 'Stop these mails',
  stopped: {
    decisions: 'You get no more mails about approvals and rejections.',
    weekly: 'You get no more weekly mails.',
  },
  again: 'Send them again',
  wanted: {
    decisions: 'You get mails about approvals and rejections again.',
    weekly: 'You get weekly mails again.',
  },
  settings: 'Account settings',
  broken:
    'This link is not complete. Open it from our mail again, or choose your mails in the account settings.',
};
