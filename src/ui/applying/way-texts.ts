import { isBangla } from '#contract/build-language.ts';

/** The ways to apply, on the job's page, in its forms and for administrators. */
const en = {
  title: 'How to apply',
  kinds: {
    email: 'Email',
    inbox: 'Inbox on this site',
    link: 'Website link',
    walkIn: 'Walk-in',
    call: 'Call or WhatsApp',
  },
  email: 'By email',
  inbox: 'Here, with your CV',
  link: (host: string) => `Online at ${host}`,
  walkIn: (days: string, hours: string) => `Walk in: ${days}, ${hours}`,
  bring: (things: string) => `Bring: ${things}`,
  call: (phone: string) => `Call ${phone}`,
  callOrWhatsApp: (phone: string) => `Call or WhatsApp ${phone}`,
};

const bn: typeof en = {
  title: 'যেভাবে আবেদন করবেন',
  kinds: {
    email: 'ইমেইল',
    inbox: 'এই সাইটের ইনবক্স',
    link: 'ওয়েবসাইটের লিংক',
    walkIn: 'সরাসরি সাক্ষাৎকার',
    call: 'কল বা WhatsApp',
  },
  email: 'ইমেইলে',
  inbox: 'এখানেই, আপনার সিভি দিয়ে',
  link: (host) => `অনলাইনে: ${host}`,
  walkIn: (days, hours) => `সরাসরি আসুন: ${days}, ${hours}`,
  bring: (things) => `সঙ্গে আনুন: ${things}`,
  call: (phone) => `কল করুন: ${phone}`,
  callOrWhatsApp: (phone) => `কল বা WhatsApp করুন: ${phone}`,
};

export const wayMessages = isBangla ? bn : en;
