import { pageTitles } from '#contract/http/page-titles.en.ts';

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

export const staticPageMessages = {
  ask: 'Still have a question?',
  contact: 'Contact Us',
  operators: { bd_robi: 'Robi or Airtel', applink: 'Banglalink', digimart: 'Grameenphone' },
  price: (operator: string, price: string, period: 'day' | 'week' | 'month') =>
    `${operator}: ${price} a ${period}.`,
};

export const termsMessages: StaticPageTexts = {
  topic: pageTitles.terms,
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

export const refundMessages: StaticPageTexts = {
  topic: pageTitles.refund,
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

export const productsMessages: StaticPageTexts = {
  topic: pageTitles.products,
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

export const privacyMessages: StaticPageTexts = {
  topic: pageTitles.privacy,
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
