import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';

export interface StaticSection {
  heading: string;
  paragraphs: readonly string[];
  /** Where subscribers get new jobs by SMS. `prices` names those of the operators that send them, or is ''. */
  toSmsParagraphs?: (prices: string) => readonly string[];
  /** Where jobs take applications in the product. `days` says how long they are stored after the job has closed. */
  toApplicationParagraphs?: (days: string) => readonly string[];
}

export interface StaticPageTexts {
  topic: string;
  subTopic: string;
  intro: string;
  sections: readonly StaticSection[];
}

const staticPageMessagesEn = {
  ask: 'Still have a question?',
  contact: 'Contact Us',
  operators: { bd_robi: 'Robi or Airtel', applink: 'Banglalink', digimart: 'Grameenphone' },
  price: (operator: string, price: string, period: 'day' | 'week' | 'month') =>
    `${operator}: ${price} a ${period}.`,
};

const periods = { day: 'প্রতিদিন', week: 'প্রতি সপ্তাহে', month: 'প্রতি মাসে' };

const staticPageMessagesBn: typeof staticPageMessagesEn = {
  ask: 'আরও কিছু জানার আছে?',
  contact: pageTitlesBn.contact,
  operators: { bd_robi: 'রবি বা এয়ারটেল', applink: 'বাংলালিংক', digimart: 'গ্রামীণফোন' },
  price: (operator, price, period) => `${operator}: ${periods[period]} ${price}।`,
};

export const staticPageMessages = isBangla ? staticPageMessagesBn : staticPageMessagesEn;

const termsMessagesEn: StaticPageTexts = {
  topic: pageTitlesEn.terms,
  subTopic: 'Fair use',
  intro: 'By using this service you agree to these terms. We keep them short and plain.',
  sections: [
    {
      heading: 'What the service does',
      paragraphs: [
        'We show jobs from companies and help you contact them. We are not the employer. Any contract is between you and the company.',
        'We check companies and jobs before they appear. We cannot promise that every detail is right or that a job is still open. Ask the company before you decide.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Use your own name and an email address you can read. Do not share your password. You are responsible for what happens in your account. Log out on shared devices.',
      ],
    },
    {
      heading: 'What you may post',
      paragraphs: [
        'Post real jobs at companies you represent, with a true salary, place and deadline. Do not charge applicants, discriminate, break the law or use work that belongs to others.',
        'We approve new companies and new jobs before they appear. We may refuse or remove posts that break these terms.',
      ],
    },
    {
      heading: 'Subscriptions',
      paragraphs: [
        'A paid subscription is charged by your mobile operator. You confirm it with a one-time code sent to your number. You see the price and the period before you send your number. You can cancel at any time. After that nothing more is charged.',
      ],
      toSmsParagraphs: (prices: string) => [
        `The subscription includes new jobs by SMS if your operator can send them. ${prices}`.trim(),
        'You turn them on yourself. You get at most one SMS a day, never at night. They stop when you turn them off or cancel.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We work to keep the service running, and jobs you opened stay readable offline. We cannot promise that the service never fails. We are liable for damage we cause on purpose or through gross negligence, and wherever the law does not allow us to limit liability.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, you find the new text on this page. If you do not agree, stop using the service and delete your account. Your profile has “Account settings” for that.',
      ],
    },
  ],
};

const termsMessagesBn: typeof termsMessagesEn = {
  topic: pageTitlesBn.terms,
  subTopic: 'ব্যবহারের নিয়ম',
  intro: 'এই সেবা ব্যবহার করলে আপনি এই শর্তগুলো মেনে নিচ্ছেন। শর্তগুলো ছোট ও সহজ ভাষায় লেখা।',
  sections: [
    {
      heading: 'আমরা কী করি',
      paragraphs: [
        'আমরা বিভিন্ন প্রতিষ্ঠানের চাকরি দেখাই এবং তাদের সঙ্গে যোগাযোগ করতে সাহায্য করি। আমরা নিয়োগদাতা নই। যেকোনো চুক্তি হয় আপনার ও প্রতিষ্ঠানের মধ্যে।',
        'প্রতিষ্ঠান ও চাকরি দেখানোর আগে আমরা যাচাই করি। তবে প্রতিটি তথ্য ঠিক আছে বা চাকরিটি এখনো খালি আছে, এমন নিশ্চয়তা দিতে পারি না। সিদ্ধান্ত নেওয়ার আগে প্রতিষ্ঠানের কাছে জেনে নিন।',
      ],
    },
    {
      heading: 'আপনার অ্যাকাউন্ট',
      paragraphs: [
        'নিজের নাম এবং এমন একটি ইমেইল ঠিকানা দিন, যার ইমেইল আপনি পড়তে পারেন। পাসওয়ার্ড কাউকে দেবেন না। আপনার অ্যাকাউন্টে যা হয়, তার দায় আপনার। অন্যের সঙ্গে ভাগ করে ব্যবহার করা ডিভাইসে কাজ শেষে সাইন আউট করুন।',
      ],
    },
    {
      heading: 'আপনি কী প্রকাশ করতে পারেন',
      paragraphs: [
        'যে প্রতিষ্ঠানের পক্ষে কথা বলার অধিকার আপনার আছে, শুধু তার আসল চাকরির নিয়োগ বিজ্ঞপ্তি দিন। বেতন, কর্মস্থল ও আবেদনের শেষ তারিখ সঠিক দিন। আবেদনকারীর কাছ থেকে টাকা নেবেন না, কারও প্রতি বৈষম্য করবেন না, আইন ভাঙবেন না এবং অন্যের লেখা বা ছবি নিজের বলে ব্যবহার করবেন না।',
        'নতুন প্রতিষ্ঠান ও নতুন চাকরি দেখানোর আগে আমরা অনুমোদন করি। কোনো নিয়োগ বিজ্ঞপ্তি এই শর্ত ভাঙলে আমরা তা বাতিল করতে বা সরিয়ে দিতে পারি।',
      ],
    },
    {
      heading: 'সাবস্ক্রিপশন',
      paragraphs: [
        'টাকা দিয়ে নেওয়া সাবস্ক্রিপশনের টাকা কাটে আপনার মোবাইল অপারেটর। আপনার নম্বরে পাঠানো একবার ব্যবহারের কোড দিয়ে আপনি তা নিশ্চিত করেন। নম্বর পাঠানোর আগেই কত টাকা ও কত দিনের জন্য, তা দেখতে পান। যেকোনো সময় সাবস্ক্রিপশন বন্ধ করতে পারেন। এরপর আর টাকা কাটা হয় না।',
      ],
      toSmsParagraphs: (prices) => [
        `আপনার অপারেটর পাঠাতে পারলে সাবস্ক্রিপশনের মধ্যেই এসএমএসে নতুন চাকরির খবর পাবেন। ${prices}`.trim(),
        'আপনি নিজে তা চালু করেন। দিনে সর্বোচ্চ একটি এসএমএস আসে, রাতে কখনো নয়। আপনি বন্ধ করলে বা সাবস্ক্রিপশন শেষ হলে আর আসে না।',
      ],
    },
    {
      heading: 'সেবা চালু থাকা ও দায়',
      paragraphs: [
        'সেবাটি চালু রাখতে আমরা চেষ্টা করি। আপনি যে চাকরিগুলো খুলেছেন, সেগুলো অফলাইনেও পড়া যায়। তবে সেবা কখনো বন্ধ হবে না, এমন নিশ্চয়তা দিতে পারি না। আমরা ইচ্ছা করে বা গুরুতর অবহেলায় কোনো ক্ষতি করলে তার দায় আমাদের। আইন যেখানে দায় কমাতে দেয় না, সেখানেও দায় আমাদের।',
      ],
    },
    {
      heading: 'শর্ত বদলালে',
      paragraphs: [
        'এই শর্ত বদলালে নতুন লেখা এই পৃষ্ঠাতেই পাবেন। মেনে নিতে না পারলে সেবাটি ব্যবহার করা বন্ধ করুন এবং আপনার অ্যাকাউন্ট মুছে ফেলুন। আপনার প্রোফাইলের “অ্যাকাউন্ট সেটিংস” থেকে তা করা যায়।',
      ],
    },
  ],
};

export const termsMessages = isBangla ? termsMessagesBn : termsMessagesEn;

const refundMessagesEn: StaticPageTexts = {
  topic: pageTitlesEn.refund,
  subTopic: 'Money back',
  intro:
    'Searching, reading, applying and CV templates are free. This page is about subscriptions paid through a mobile operator.',
  sections: [
    {
      heading: 'Cancelling',
      paragraphs: [
        'You can cancel your subscription at any time. Nothing more is charged. The period you already paid for runs to its end.',
        'Cancelling does not work? Send us your mobile number. We will arrange it with your operator.',
      ],
    },
    {
      heading: 'When you get your money back',
      paragraphs: [
        'You get your money back if you were charged twice for one period, charged after you cancelled, or subscribed without the consent of the number’s owner.',
        'Write to us within 30 days of the charge. Send your mobile number, the date and the amount from your operator’s message.',
      ],
    },
    {
      heading: 'How it is paid',
      paragraphs: [
        'Your operator made the charge, so the refund goes to your mobile balance or bill. We answer within 3 working days. Your operator may need up to 14 more days.',
      ],
    },
  ],
};

const refundMessagesBn: typeof refundMessagesEn = {
  topic: pageTitlesBn.refund,
  subTopic: 'টাকা ফেরত',
  intro:
    'চাকরি খোঁজা, পড়া, আবেদন করা ও সিভি টেমপ্লেট বিনা মূল্যে। মোবাইল অপারেটরের মাধ্যমে টাকা দেওয়া সাবস্ক্রিপশনের কথাই এই পৃষ্ঠায় বলা হয়েছে।',
  sections: [
    {
      heading: 'সাবস্ক্রিপশন বন্ধ করা',
      paragraphs: [
        'যেকোনো সময় সাবস্ক্রিপশন বন্ধ করতে পারেন। এরপর আর টাকা কাটা হয় না। যে মেয়াদের টাকা আগেই দিয়েছেন, তা শেষ পর্যন্ত চলে।',
        'বন্ধ করা যাচ্ছে না? আপনার মোবাইল নম্বর আমাদের পাঠান। আমরা অপারেটরের সঙ্গে কথা বলে ব্যবস্থা করব।',
      ],
    },
    {
      heading: 'কখন টাকা ফেরত পাবেন',
      paragraphs: [
        'এক মেয়াদের জন্য দুবার টাকা কাটলে, সাবস্ক্রিপশন বন্ধ করার পরও টাকা কাটলে, অথবা নম্বরের মালিকের সম্মতি ছাড়া সাবস্ক্রিপশন চালু হলে টাকা ফেরত পাবেন।',
        'টাকা কাটার ৩০ দিনের মধ্যে আমাদের লিখুন। আপনার মোবাইল নম্বর, তারিখ এবং অপারেটরের মেসেজে লেখা টাকার পরিমাণ পাঠান।',
      ],
    },
    {
      heading: 'কীভাবে টাকা ফেরত দেওয়া হয়',
      paragraphs: [
        'টাকা কেটেছে আপনার অপারেটর, তাই ফেরতও আসে আপনার মোবাইল ব্যালেন্সে বা বিলে। আমরা ৩ কর্মদিবসের মধ্যে উত্তর দিই। অপারেটরের আরও ১৪ দিন পর্যন্ত লাগতে পারে।',
      ],
    },
  ],
};

export const refundMessages = isBangla ? refundMessagesBn : refundMessagesEn;

const productsMessagesEn: StaticPageTexts = {
  topic: pageTitlesEn.products,
  subTopic: 'What we offer',
  intro: 'A job board for phones and small data budgets, for job seekers and for employers.',
  sections: [
    {
      heading: 'For job seekers',
      paragraphs: [
        'Search by title or keyword, in English or in Bangla. Filter by category, job type, experience and pay. Every job shows its pay, place and deadline.',
        'Jobs you opened stay readable offline. Save the ones that matter to you.',
        'Download CV templates in English and in Bangla and edit them in any program.',
      ],
    },
    {
      heading: 'For companies and recruiters',
      paragraphs: [
        'Present your company and post your jobs. One of us checks them before they appear.',
        'You choose for each job how people apply: by email, here on the site, on a website, by phone or in person.',
      ],
    },
    {
      heading: 'On every device',
      paragraphs: ['Kaj runs in any modern browser. Install it to open it like an app. No app store needed.'],
    },
  ],
};

const productsMessagesBn: typeof productsMessagesEn = {
  topic: pageTitlesBn.products,
  subTopic: 'আমরা যা দিই',
  intro: 'ফোন ও অল্প ডেটার জন্য তৈরি চাকরির সাইট, চাকরিপ্রার্থী ও নিয়োগদাতা সবার জন্য।',
  sections: [
    {
      heading: 'চাকরিপ্রার্থীর জন্য',
      paragraphs: [
        'পদের নাম বা কোনো শব্দ দিয়ে বাংলা বা ইংরেজিতে খুঁজুন। ক্যাটাগরি, চাকরির ধরন, অভিজ্ঞতা ও বেতন দিয়ে ফিল্টার করুন। প্রতিটি চাকরিতে বেতন, কর্মস্থল ও আবেদনের শেষ তারিখ দেখা যায়।',
        'যে চাকরি একবার খুলেছেন, তা অফলাইনেও পড়া যায়। পছন্দের চাকরিগুলো সেভ করে রাখুন।',
        'বাংলা ও ইংরেজিতে সিভি টেমপ্লেট ডাউনলোড করুন এবং যেকোনো প্রোগ্রামে সম্পাদনা করুন।',
      ],
    },
    {
      heading: 'প্রতিষ্ঠান ও নিয়োগদাতার জন্য',
      paragraphs: [
        'আপনার প্রতিষ্ঠানকে তুলে ধরুন এবং নিয়োগ বিজ্ঞপ্তি দিন। দেখানোর আগে আমাদের একজন সেগুলো যাচাই করেন।',
        'প্রতিটি চাকরির জন্য আপনিই ঠিক করেন মানুষ কীভাবে আবেদন করবেন: ইমেইলে, এই সাইটে, কোনো ওয়েবসাইটে, ফোনে বা সরাসরি এসে।',
      ],
    },
    {
      heading: 'সব ডিভাইসে',
      paragraphs: [
        'কাজ যেকোনো আধুনিক ব্রাউজারে চলে। হোম স্ক্রিনে যোগ করলে অ্যাপের মতো খোলা যায়। কোনো অ্যাপ স্টোর লাগে না।',
      ],
    },
  ],
};

export const productsMessages = isBangla ? productsMessagesBn : productsMessagesEn;

const privacyMessagesEn: StaticPageTexts = {
  topic: pageTitlesEn.privacy,
  subTopic: 'What is stored, and where',
  intro:
    'We store as little as we can. There are no ads and no tracking by others. We do not sell your data.',
  sections: [
    {
      heading: 'On your device',
      paragraphs: [
        'The app stores copies of the pages, job lists, jobs and pictures you opened, so you can read them offline. New copies replace old ones. Lists are shown for at most 14 days.',
        'The app also stores your saved jobs, application letters and applications, the CVs you make or choose, downloaded searches and templates, your theme, and the job you opened last.',
        'While you are signed in, your name, email address, phone number, a sign-in key, unsent forms and, if you post jobs, the applications you opened are stored too. Logging out deletes these. What you saved stays on the device. If you subscribe, your mobile number and the state of the subscription are stored until you cancel.',
        '“Storage and data” in the footer shows how much is stored and lets you remove it. Clearing the site’s data in your browser removes everything.',
      ],
    },
    {
      heading: 'On our server',
      paragraphs: [
        'We store your name, email address, mobile number and the companies and jobs you post. Your password is stored so that nobody can read it. What you delete is removed for good after 30 days.',
        'We email you about your account, about your jobs and the applications to them, and about applications of yours that you follow. You can stop all but the emails about your account in “Account settings”.',
        'A record shows who approved, changed or deleted an account, company or job, and when. When an account is removed for good, the record stays without the name and address.',
        'We count how often a job is viewed, saved, applied for and shared each day, without cookies and without knowing who you are. With Global Privacy Control or Do Not Track you are not counted.',
        'If you report a job, we store your reason and your words, but not who you are.',
        'Our server log lists which page was requested, when, and how long the answer took. Your searches, phone number and sign-in key are not in the log.',
      ],
      toSmsParagraphs: () => [
        'If you turn on new jobs by SMS, we store your search and your subscription number until you turn them off or cancel.',
      ],
    },
    {
      heading: 'Your applications and your CV',
      paragraphs: [
        'What you send by email goes straight from you to the company, and so do messages to us. We do not see your letter and your CV.',
      ],
      toApplicationParagraphs: (days: string) => [
        'What you send with “Send application” is stored encrypted on our server, with your CV. Here only you and the employer of that job can read it. The employer can download it.',
        `It is deleted from our server right away when you withdraw it or delete your account, else ${days} days after the job has closed. What the employer has downloaded stays there.`,
      ],
    },
    {
      heading: 'Who else is involved',
      paragraphs: [
        'Your mobile operator handles your subscription. The operator gets your number and sends a one-time code. Webmail and company websites have their own rules.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Open “Account settings” in your profile to download your data, correct your name and mobile number, or delete your account. Your companies and jobs then disappear from the site right away, and applications you have sent are withdrawn for good. Sign in within 30 days to get everything else back. After that everything is removed for good.',
        'For anything else, write to us from the email address of your account.',
      ],
    },
  ],
};

const privacyMessagesBn: typeof privacyMessagesEn = {
  topic: pageTitlesBn.privacy,
  subTopic: 'কী রাখা হয়, কোথায় রাখা হয়',
  intro:
    'আমরা যত কম সম্ভব তথ্য রাখি। এখানে কোনো বিজ্ঞাপন নেই, অন্য কেউ আপনার ওপর নজরও রাখে না। আমরা আপনার তথ্য বিক্রি করি না।',
  sections: [
    {
      heading: 'আপনার ডিভাইসে',
      get paragraphs() {
        return [
          'আপনি যেসব পৃষ্ঠা, চাকরির তালিকা, চাকরি ও ছবি খুলেছেন, অ্যাপ তার কপি রাখে, যেন অফলাইনেও পড়তে পারেন। নতুন কপি এলে পুরোনোটি সরে যায়। তালিকা সর্বোচ্চ ১৪ দিন দেখানো হয়।',
          'আপনার সেভ করা চাকরি, আবেদনপত্র ও আবেদন, আপনার বানানো বা বেছে নেওয়া সিভি, ডাউনলোড করা খোঁজ ও টেমপ্লেট, আপনার থিম এবং শেষ যে চাকরি খুলেছেন, অ্যাপ সেগুলোও রাখে।',
          'সাইন ইন থাকা অবস্থায় আপনার নাম, ইমেইল ঠিকানা, ফোন নম্বর, সাইন ইনের গোপন কোড, না পাঠানো ফরম এবং চাকরি দিয়ে থাকলে আপনার খোলা আবেদনগুলোও রাখা হয়। সাইন আউট করলে এগুলো মুছে যায়। আপনি যা সেভ করেছেন, তা ডিভাইসে থাকে। সাবস্ক্রাইব করলে আপনার মোবাইল নম্বর ও সাবস্ক্রিপশনের অবস্থা রাখা হয়, সাবস্ক্রিপশন বন্ধ করা পর্যন্ত।',
          `কতটুকু রাখা আছে, তা পৃষ্ঠার নিচের “${pageTitlesBn.storage}” থেকে দেখতে ও মুছতে পারেন। ব্রাউজার থেকে এই সাইটের ডেটা মুছলে সবকিছু মুছে যায়।`,
        ];
      },
    },
    {
      heading: 'আমাদের সার্ভারে',
      paragraphs: [
        'আমরা আপনার নাম, ইমেইল ঠিকানা, মোবাইল নম্বর এবং আপনার দেওয়া প্রতিষ্ঠান ও চাকরি রাখি। আপনার পাসওয়ার্ড এমনভাবে রাখা হয়, যেন কেউ পড়তে না পারে। আপনি যা মুছে ফেলেন, তা ৩০ দিন পর চিরতরে সরিয়ে ফেলা হয়।',
        'আমরা আপনার অ্যাকাউন্ট নিয়ে, আপনার দেওয়া চাকরি ও সেগুলোর আবেদন নিয়ে এবং আপনার যে আবেদনের খবর চেয়েছেন তা নিয়ে ইমেইল পাঠাই। অ্যাকাউন্ট ছাড়া বাকি সব ইমেইল “অ্যাকাউন্ট সেটিংস”-এ বন্ধ করতে পারেন।',
        'কে কখন কোন অ্যাকাউন্ট, প্রতিষ্ঠান বা চাকরি অনুমোদন করেছেন, বদলেছেন বা মুছেছেন, তার একটি হিসাব থাকে। কোনো অ্যাকাউন্ট চিরতরে সরিয়ে ফেললে হিসাবটি থেকে যায়, তবে নাম ও ঠিকানা ছাড়া।',
        'কোন চাকরি দিনে কতবার দেখা, সেভ করা, আবেদন শুরু ও শেয়ার করা হয়েছে, আমরা তা গুনি; কোনো কুকি ছাড়া, আপনি কে তা না জেনে। ব্রাউজারে “গ্লোবাল প্রাইভেসি কন্ট্রোল” বা “ডু নট ট্র্যাক” চালু থাকলে আপনাকে গোনা হয় না।',
        'কোনো চাকরি নিয়ে রিপোর্ট করলে আমরা কারণ ও আপনার লেখা রাখি, কিন্তু আপনি কে তা রাখি না।',
        'কোন পৃষ্ঠা কখন চাওয়া হয়েছে এবং উত্তর দিতে কত সময় লেগেছে, তা আমাদের সার্ভারের লগে লেখা থাকে। আপনি কী খুঁজেছেন, আপনার ফোন নম্বর এবং সাইন ইনের গোপন কোড লগে থাকে না।',
      ],
      toSmsParagraphs: () => [
        'এসএমএসে নতুন চাকরি চালু করলে আপনার খোঁজ ও সাবস্ক্রিপশনের নম্বর রাখা হয়, আপনি তা বন্ধ না করা বা সাবস্ক্রিপশন বাতিল না করা পর্যন্ত।',
      ],
    },
    {
      heading: 'আপনার আবেদন ও সিভি',
      paragraphs: [
        'ইমেইলে যা পাঠান, তা সরাসরি প্রতিষ্ঠানের কাছে যায়; আমাদের কাছে লেখা বার্তাও আপনার ইমেইল থেকে আসে। আপনার আবেদনপত্র ও সিভি আমরা দেখি না।',
      ],
      toApplicationParagraphs: (days) => [
        '“আবেদন পাঠান” চেপে যা পাঠান, তা সিভিসহ আমাদের সার্ভারে এনক্রিপ্ট করে রাখা হয়। এখানে শুধু আপনি ও সেই চাকরির নিয়োগদাতা তা পড়তে পারেন। নিয়োগদাতা তা ডাউনলোড করতে পারেন।',
        `আবেদন তুলে নিলে বা অ্যাকাউন্ট মুছলে তা সঙ্গে সঙ্গে আমাদের সার্ভার থেকে মুছে যায়, না হলে চাকরির আবেদন বন্ধ হওয়ার ${days} দিন পর। নিয়োগদাতা যা ডাউনলোড করেছেন, তা তাঁর কাছে থাকে।`,
      ],
    },
    {
      heading: 'আর কারা যুক্ত',
      paragraphs: [
        'আপনার সাবস্ক্রিপশন চালায় আপনার মোবাইল অপারেটর। অপারেটর আপনার নম্বর পায় এবং একবার ব্যবহারের কোড পাঠায়। ওয়েবইমেইল ও প্রতিষ্ঠানের ওয়েবসাইটের নিজস্ব নিয়ম আছে।',
      ],
    },
    {
      heading: 'আপনার অধিকার',
      paragraphs: [
        'আপনার প্রোফাইলে “অ্যাকাউন্ট সেটিংস” খুলে নিজের ডেটা ডাউনলোড করতে, নাম ও মোবাইল নম্বর ঠিক করতে বা অ্যাকাউন্ট মুছতে পারেন। মুছলে আপনার প্রতিষ্ঠান ও চাকরি সঙ্গে সঙ্গে সাইট থেকে সরে যায়, আর আপনার পাঠানো আবেদন চিরতরে তুলে নেওয়া হয়। ৩০ দিনের মধ্যে সাইন ইন করলে বাকি সব ফিরে পাবেন। এরপর সব চিরতরে মুছে যায়।',
        'অন্য যেকোনো কিছুর জন্য আপনার অ্যাকাউন্টের ইমেইল ঠিকানা থেকে আমাদের লিখুন।',
      ],
    },
  ],
};

export const privacyMessages = isBangla ? privacyMessagesBn : privacyMessagesEn;
