import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import type { StaticPageTexts, StaticSection } from './messages.ts';

export interface Question extends StaticSection {
  /** A button under the answer. */
  action?: 'unsubscribeByNumber';
}

interface FaqTexts extends Omit<StaticPageTexts, 'sections'> {
  groups: readonly { heading: string; questions: readonly Question[] }[];
  actions: Record<'unsubscribeByNumber', string>;
}

const en: FaqTexts = {
  topic: pageTitlesEn.faq,
  subTopic: 'Questions and answers',
  intro: 'Open a question to see the answer.',
  groups: [
    {
      heading: 'Finding work',
      questions: [
        {
          heading: 'How do I apply for a job?',
          paragraphs: [
            'Open the job and choose “Apply Now”. You see how this employer takes applications: by email, here on the site, on a website, by phone or in person.',
            'For an email, your email app opens with the start of a letter to the company. Finish the letter, attach your CV and send it. You can also write the letter on the job’s page, even offline. It goes straight to the company. We do not see it.',
          ],
          toApplicationParagraphs: () => [
            'To apply here, choose a CV, answer the employer’s questions and choose “Send application”. Offline it waits on your device, and is sent once you are online. Some browsers need the app open for that. “Saved jobs” shows what became of it.',
          ],
        },
        {
          heading: 'How do I make a CV?',
          paragraphs: [
            'Open “Create your CV”, fill in the form and get a PDF or Word file. You can also download an empty template, in English or Bangla.',
          ],
        },
        {
          heading: 'How are jobs and companies checked?',
          paragraphs: [
            'One of us looks at every new company and every new job before others can see it. Does a job look wrong? Send us its title and the company’s name.',
          ],
        },
        {
          heading: 'What works offline?',
          paragraphs: [
            'You can read jobs and lists you opened before, saved jobs, downloaded searches and downloaded CVs. You need no account for that.',
            'You can also write letters, make a CV and fill in forms. They are stored on your device.',
            'You need internet to sign in, to send, and to find new jobs.',
            'Install the app to open it like any other app. “Download & Enjoy” at the bottom of every page shows how.',
          ],
        },
      ],
    },
    {
      heading: 'Your account',
      questions: [
        {
          heading: 'Why do I have to sign in?',
          paragraphs: [
            'An account lets you open jobs from the list and post your own. Shared links open without one, and so do your saved jobs.',
          ],
        },
        {
          heading: 'Forgot your password?',
          paragraphs: [
            'Choose “Forgot your password?” on the sign-in page. We email you a link.',
            'No such link there? Email us from your registered address.',
          ],
        },
        {
          heading: 'How do I change or delete my account?',
          paragraphs: [
            'Open your profile and choose “Account settings”. You can change your details and password, sign out everywhere, download your data or delete your account.',
            'Sign in within 30 days to get a deleted account back. After that it is deleted for good.',
          ],
        },
      ],
    },
    {
      heading: 'Money',
      questions: [
        {
          heading: 'What does it cost?',
          paragraphs: [
            'Searching, reading jobs, applying and CV templates are free.',
            'The subscription is optional. Your mobile operator charges it to your balance. You see the price before you send your number.',
            'Never pay anyone for an interview or a job offer. Tell us if someone asks you to.',
          ],
          toSmsParagraphs: (prices: string) => [
            `Subscribers can get new jobs by SMS, at most one a day, if their operator can send them. The price includes them. ${prices}`.trim(),
            'Turn the SMS on or off in “Job alerts”.',
          ],
        },
        {
          heading: 'How do I cancel my subscription?',
          paragraphs: [
            'Open the menu and choose “Unsubscribe”.',
            'Subscribed on another device? Unsubscribe by number. We’ll text you a code to cancel.',
          ],
          action: 'unsubscribeByNumber',
        },
      ],
    },
  ],
  actions: { unsubscribeByNumber: 'Unsubscribe by number' },
};

const bn: typeof en = {
  topic: pageTitlesBn.faq,
  subTopic: 'প্রশ্ন ও উত্তর',
  intro: 'উত্তর দেখতে প্রশ্নটি খুলুন।',
  groups: [
    {
      heading: 'চাকরি খোঁজা',
      questions: [
        {
          heading: 'চাকরিতে আবেদন করব কীভাবে?',
          paragraphs: [
            'চাকরিটি খুলে “আবেদন করুন” চাপুন। এই নিয়োগদাতা কীভাবে আবেদন নেন, তা দেখতে পাবেন: ইমেইলে, এই সাইটে, কোনো ওয়েবসাইটে, ফোনে বা সরাসরি গিয়ে।',
            'ইমেইলে হলে প্রতিষ্ঠানের কাছে লেখা আবেদনপত্রের শুরুটা নিয়ে আপনার ইমেইল খুলবে। আবেদনপত্র শেষ করুন, সিভি যোগ করুন, তারপর পাঠিয়ে দিন। চাকরির পৃষ্ঠাতেও আবেদনপত্র লিখতে পারেন, অফলাইনেও। তা সরাসরি প্রতিষ্ঠানের কাছে যায়। আমরা দেখি না।',
          ],
          toApplicationParagraphs: () => [
            'এই সাইটে আবেদন করতে সিভি বেছে নিন, নিয়োগদাতার প্রশ্নের উত্তর দিন, তারপর “আবেদন পাঠান” চাপুন। অফলাইনে আবেদনটি আপনার ডিভাইসে থাকে, ইন্টারনেট এলে চলে যায়। কিছু ব্রাউজারে তখন অ্যাপ খোলা থাকতে হয়। কী হলো, “সেভ করা চাকরি” অংশে দেখুন।',
          ],
        },
        {
          heading: 'সিভি বানাব কীভাবে?',
          paragraphs: [
            '“সিভি তৈরি করুন” খুলে ফরম পূরণ করুন, PDF বা Word ফাইল পেয়ে যাবেন। চাইলে বাংলা বা ইংরেজি খালি টেমপ্লেটও ডাউনলোড করতে পারেন।',
          ],
        },
        {
          heading: 'চাকরি ও প্রতিষ্ঠান যাচাই করা হয় কীভাবে?',
          paragraphs: [
            'প্রতিটি নতুন প্রতিষ্ঠান ও নতুন চাকরি অন্যরা দেখার আগে আমাদের একজন দেখেন। কোনো চাকরি সন্দেহজনক মনে হচ্ছে? পদের নাম ও প্রতিষ্ঠানের নাম আমাদের জানান।',
          ],
        },
        {
          heading: 'অফলাইনে কী কী করা যায়?',
          paragraphs: [
            'আগে খোলা চাকরি ও তালিকা, সেভ করা চাকরি, ডাউনলোড করা খোঁজ ও ডাউনলোড করা সিভি পড়তে পারেন। এর জন্য অ্যাকাউন্ট লাগে না।',
            'আবেদনপত্র লিখতে, সিভি বানাতে ও ফরম পূরণ করতেও পারেন। এগুলো আপনার ডিভাইসে থাকে।',
            'সাইন ইন করতে, কিছু পাঠাতে ও নতুন চাকরি খুঁজতে ইন্টারনেট লাগে।',
            'অন্য অ্যাপের মতো খুলতে অ্যাপটি ইনস্টল করুন। কীভাবে করবেন, তা প্রতিটি পৃষ্ঠার নিচে “অ্যাপ ডাউনলোড” অংশে আছে।',
          ],
        },
      ],
    },
    {
      heading: 'আপনার অ্যাকাউন্ট',
      questions: [
        {
          heading: 'সাইন ইন করতে হয় কেন?',
          paragraphs: [
            'অ্যাকাউন্ট থাকলে তালিকা থেকে চাকরি খুলতে ও নিজে নিয়োগ বিজ্ঞপ্তি দিতে পারেন। কেউ লিংক পাঠালে তা অ্যাকাউন্ট ছাড়াই খোলে, আপনার সেভ করা চাকরিও।',
          ],
        },
        {
          heading: 'পাসওয়ার্ড ভুলে গেছেন?',
          paragraphs: [
            'সাইন ইন পৃষ্ঠায় “পাসওয়ার্ড ভুলে গেছেন?” চাপুন। আমরা ইমেইলে একটি লিংক পাঠাব।',
            'সেখানে এই লিংক না থাকলে নিবন্ধনের ইমেইল থেকে আমাদের লিখুন।',
          ],
        },
        {
          heading: 'অ্যাকাউন্ট বদলাব বা মুছব কীভাবে?',
          paragraphs: [
            'প্রোফাইল খুলে “অ্যাকাউন্ট সেটিংস” চাপুন। সেখানে আপনার তথ্য ও পাসওয়ার্ড বদলাতে, সব জায়গা থেকে সাইন আউট করতে, ডেটা ডাউনলোড করতে বা অ্যাকাউন্ট মুছতে পারেন।',
            'মুছে ফেলা অ্যাকাউন্ট ফিরে পেতে ৩০ দিনের মধ্যে সাইন ইন করুন। এরপর তা চিরতরে মুছে যায়।',
          ],
        },
      ],
    },
    {
      heading: 'টাকা-পয়সা',
      questions: [
        {
          heading: 'কত টাকা লাগে?',
          paragraphs: [
            'চাকরি খোঁজা, পড়া, আবেদন করা ও সিভি টেমপ্লেট বিনা মূল্যে।',
            'সাবস্ক্রিপশন নেওয়া আপনার ইচ্ছা। টাকা কাটে আপনার মোবাইল অপারেটর, আপনার ব্যালেন্স থেকে। নম্বর পাঠানোর আগেই কত টাকা কাটবে তা দেখতে পান।',
            'ইন্টারভিউ বা চাকরির জন্য কাউকে কখনো টাকা দেবেন না। কেউ টাকা চাইলে আমাদের জানান।',
          ],
          toSmsParagraphs: (prices) => [
            `অপারেটর পাঠাতে পারলে সাবস্ক্রাইবাররা এসএমএসে নতুন চাকরির খবর পান, দিনে সর্বোচ্চ একটি। আলাদা খরচ নেই। ${prices}`.trim(),
            '“চাকরির অ্যালার্ট” থেকে এসএমএস চালু বা বন্ধ করুন।',
          ],
        },
        {
          heading: 'সাবস্ক্রিপশন বন্ধ করব কীভাবে?',
          paragraphs: [
            'মেনু খুলে “সাবস্ক্রিপশন বন্ধ করুন” চাপুন।',
            'অন্য ডিভাইসে সাবস্ক্রাইব করেছেন? নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন। বন্ধ করার কোড এসএমএসে পাঠাব।',
          ],
          action: 'unsubscribeByNumber',
        },
      ],
    },
  ],
  actions: { unsubscribeByNumber: 'নম্বর দিয়ে সাবস্ক্রিপশন বন্ধ করুন' },
};

export const faqMessages = isBangla ? bn : en;
