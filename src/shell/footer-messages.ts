import { createCatalogue } from '#platform/messages.ts';

export const footerMessages = createCatalogue({
  en: {
    contactTitle: 'Contact Information',
    hours: 'Available 9 am to 8 pm, Saturday to Thursday',
    phone: 'Phone',
    address: 'Address',
    mail: 'Mail',
    recruiter: 'Recruiter',
    createAccount: 'Create Account',
    products: 'Products/Service',
    postAJob: 'Post a Job',
    faq: 'FAQ',
    aboutTitle: 'About Us',
    about: 'About',
    terms: 'Terms & Conditions',
    contact: 'Contact Us',
    privacy: 'Privacy Policy',
    refund: 'Refund Policy',
    storage: 'Storage and data',
    download: 'Download & Enjoy',
    downloadText: 'Put the app on your home screen: the jobs you have opened stay readable without internet.',
    copyright: (year: number, name: string) => `Copyright ${year} ${name}`,
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
});
