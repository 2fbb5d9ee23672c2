import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';

const en = {
  topic: pageTitlesEn.about,
  subTopic: 'Who we are',
  pitchTitle: 'We connect professionals with companies',
  pitch:
    'People across Bangladesh look for work on a phone, often with a weak connection. Here they find every job with its pay, its place and its deadline, online and offline. Companies reach them directly.',
  strengths: {
    search: {
      title: 'Targeted career matches',
      text: 'Filter by category, type, experience and pay. Search in Bangla or English.',
    },
    pin: {
      title: 'Global opportunities',
      text: 'Jobs in Bangladesh first. Remote and on-site jobs in other countries too.',
    },
    check: {
      title: 'Excellence in recruitment',
      text: 'One of us checks every company and every job before you see it.',
    },
    chart: {
      title: 'A focus on career growth',
      text: 'From the first internship to the next step, with free CV templates.',
    },
  },
  browse: 'Browse Jobs',
  postResume: 'Post Your Resume',
};

const bn: typeof en = {
  topic: pageTitlesBn.about,
  subTopic: 'আমরা কারা',
  pitchTitle: 'যোগ্য কর্মীর সঙ্গে প্রতিষ্ঠানের যোগাযোগ',
  pitch:
    'দেশের নানা প্রান্তের মানুষ ফোনেই চাকরি খোঁজেন, অনেক সময় দুর্বল ইন্টারনেটে। এখানে প্রতিটি চাকরির বেতন, কর্মস্থল ও আবেদনের শেষ তারিখ দেওয়া থাকে, অনলাইনে ও অফলাইনে। প্রতিষ্ঠানও সরাসরি প্রার্থীর কাছে পৌঁছায়।',
  strengths: {
    search: {
      title: 'আপনার জন্য মানানসই চাকরি',
      text: 'ক্যাটাগরি, ধরন, অভিজ্ঞতা ও বেতন দিয়ে ফিল্টার করুন। বাংলা বা ইংরেজিতে খুঁজুন।',
    },
    pin: {
      title: 'দেশে-বিদেশে সুযোগ',
      text: 'আগে বাংলাদেশের চাকরি। সঙ্গে অন্য দেশের রিমোট ও অফিসের চাকরিও আছে।',
    },
    check: {
      title: 'যাচাই করা নিয়োগ',
      text: 'প্রতিটি প্রতিষ্ঠান ও চাকরি আগে আমাদের একজন দেখেন, তারপর আপনি দেখেন।',
    },
    chart: {
      title: 'ক্যারিয়ার গড়ার পথে পাশে',
      text: 'প্রথম ইন্টার্নশিপ থেকে পরের ধাপ পর্যন্ত, সঙ্গে বিনা মূল্যে সিভি টেমপ্লেট।',
    },
  },
  browse: 'চাকরি দেখুন',
  postResume: 'সিভি তৈরি করুন',
};

export const aboutMessages = isBangla ? bn : en;
