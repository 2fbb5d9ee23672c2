export const menuMessages = {
  mainMenu: 'Main menu',
  createYourCv: 'Create your CV',
  logout: 'Logout',
  moderation: 'Moderation',
  subscription: { none: 'Subscribe', subscribed: 'Unsubscribe', leaving: 'Processing...' },
  stopByNumber: 'Unsubscribe by number',
};
