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
  reload: 'Reload',
  failures: {
    notStored: {
      title: 'This page is not on your device yet',
      text: 'Pages you opened before still work. This one needs internet.',
    },
    newVersion: {
      title: 'Could not load this page',
      text: 'The connection is weak, or there is a new version.',
    },
    broken: {
      title: 'Something went wrong on this page',
      text: 'This is our mistake. What you saved is safe.',
    },
  },
};
export type NavKey = keyof (typeof shellMessages)['nav'];
