import type * as en from './way-texts.en.ts';

export const wayMessages: typeof en.wayMessages = {
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
