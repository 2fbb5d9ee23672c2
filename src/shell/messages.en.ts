export const shellMessages = {
  skip: 'Skip to the content',
  quickMenu: 'Quick menu',
  openMenu: 'Menu',
  homeOf: (name: string) => `${name}, home`,
  nav: {
    home: 'Home',
    jobs: 'Jobs',
    contact: 'Contact Us',
    about: 'About Us',
    createCv: 'Create new CV',
    checkCv: 'Check your',
    postJob: 'Post a job',
    profile: 'Profile',
    signIn: 'Sign in',
    saved: 'Saved',
    cv: 'CV',
  },
  checkWhat: 'downloads',
  loading: 'Loading...',
  goHome: 'Go to the start page',
  retry: 'Retry',
  reload: 'Reload',
  failures: {
    notStored: {
      title: 'This page is not on your phone yet',
      text: 'You are offline. Pages you opened before still work. This one needs internet.',
    },
    newVersion: {
      title: 'Could not load this page',
      text: 'Your connection may be weak, or there is a new version. Try again or reload.',
    },
    broken: {
      title: 'Something went wrong on this page',
      text: 'This is our mistake. What you saved is safe. Try again or go to the start page.',
    },
  },
};
export type NavKey = keyof (typeof shellMessages)['nav'];
