import { createCatalogue } from '#platform/i18n/messages.ts';

export const shellMessages = createCatalogue({
  en: {
    skip: 'Skip to the content',
    noScript:
      'JavaScript is off. You can search, read jobs, apply by email and download CVs. Signing in and saving jobs need it.',
    mainMenu: 'Main menu',
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
    createYourCv: 'Create your CV',
    logout: 'Logout',
    subscription: { none: 'Subscribe', subscribed: 'Unsubscribe', leaving: 'Processing...' },
    loading: 'Loading...',
    goHome: 'Go to the start page',
    retry: 'Retry',
    reload: 'Reload',
    failures: {
      notStored: {
        title: 'This page is not stored on this device',
        text: 'You are offline. Everything you opened before still opens; this page opens as soon as there is a network.',
      },
      newVersion: {
        title: 'This page could not be loaded',
        text: 'The network may be weak, or a newer version has been published. Try again, or reload the page.',
      },
      broken: {
        title: 'Something went wrong on this page',
        text: 'It is not your fault. What is saved on this device is still there. Try again, or go back to the start.',
      },
    },
  },
});
export type NavKey = keyof (typeof shellMessages)['en']['nav'];
