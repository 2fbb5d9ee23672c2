import { isBangla } from '#contract/build-language.ts';

/** Starting texts of a posting, by trade; lists are separated by commas, as they are typed. */
const en = {
  helper: {
    title: 'Helper',
    description:
      'We are looking for a helper for everyday work. You lend a hand where it is needed, carry and sort goods, and keep your place of work clean. No experience is needed: we show you the work.',
    responsibilities:
      'Load, unload and carry goods\nClean and tidy the place of work\nHelp operators and drivers\nTell the supervisor about faults',
    qualifications: 'Can read and write. No certificate is needed.',
    requiredSkills: 'Punctual, Physically fit, Works well with others',
    niceToHaveSkills: 'Experience in a factory or shop',
    benefits: 'Weekly day off, Festival bonus, Overtime pay',
  },
  operator: {
    title: 'Machine Operator',
    description:
      'We are looking for a machine operator for our production line. You run your machine, watch the quality of each piece and reach the daily target together with your line.',
    responsibilities:
      'Run the machine safely\nCheck the quality of each piece\nReach the daily target\nClean the machine and report faults',
    qualifications: 'Class eight, or training on the machine.',
    requiredSkills: 'Machine operation, Attention to quality, Punctual',
    niceToHaveSkills: 'More than one machine, Simple repairs',
    benefits: 'Attendance bonus, Festival bonus, Overtime pay, Medical care',
  },
  sales: {
    title: 'Sales Assistant',
    description:
      'We are looking for a sales assistant for our shop. You welcome customers, help them to choose, take payments and keep the shelves in order.',
    responsibilities:
      'Welcome and advise customers\nTake payments and write receipts\nKeep shelves and stock in order\nHelp with the daily accounts',
    qualifications: 'SSC or equal.',
    requiredSkills: 'Friendly with customers, Simple sums, Honest',
    niceToHaveSkills: 'Experience in a shop, Basic computer use, Mobile payments',
    benefits: 'Sales commission, Festival bonus, Weekly day off',
  },
  driver: {
    title: 'Driver',
    description:
      'We are looking for a careful driver with a valid licence. You drive people or goods to where they are needed, on time, and look after the vehicle.',
    responsibilities:
      'Drive safely and on time\nCheck fuel, oil and tyres each day\nKeep the vehicle clean\nKeep the papers and the log book in order',
    qualifications: 'Valid driving licence. Class eight.',
    requiredSkills: 'Driving licence, Safe driving, Knows the roads',
    niceToHaveSkills: 'Simple repairs, Uses maps on a phone',
    benefits: 'Meals, Overtime pay, Festival bonus, Mobile bill',
  },
  guard: {
    title: 'Security Guard',
    description:
      'We are looking for a reliable security guard. You watch the entrance and the grounds, write down who comes and goes, and act calmly when something happens.',
    responsibilities:
      'Watch the gate and the grounds\nWrite down visitors and vehicles\nMake rounds at fixed times\nReport incidents at once',
    qualifications: 'Class eight. Good health.',
    requiredSkills: 'Alert, Honest, Can work in shifts',
    niceToHaveSkills: 'Experience as a guard, Fire safety training',
    benefits: 'Uniform, Meals, Accommodation, Festival bonus',
  },
  teacher: {
    title: 'Teacher',
    description:
      'We are looking for a teacher who enjoys working with children. You plan and give lessons, check homework, and talk with parents about how their child is doing.',
    responsibilities:
      'Plan and give lessons\nCheck homework and exams\nKeep attendance and marks\nTalk with parents',
    qualifications: 'Degree in the subject, or equal.',
    requiredSkills: 'Subject knowledge, Clear speech, Patience',
    niceToHaveSkills: 'Teacher training, Basic computer use',
    benefits: 'Festival bonus, Paid holidays, Training',
  },
};

const bn: typeof en = {
  helper: {
    title: 'হেলপার',
    description:
      'দৈনন্দিন কাজের জন্য একজন হেলপার প্রয়োজন। যেখানে দরকার সেখানে সাহায্য করবেন, মালামাল তুলবেন ও গুছিয়ে রাখবেন, কাজের জায়গা পরিষ্কার রাখবেন। অভিজ্ঞতা লাগবে না, কাজ শিখিয়ে দেওয়া হবে।',
    responsibilities:
      'মালামাল ওঠানো-নামানো ও বহন করা\nকাজের জায়গা পরিষ্কার ও গোছানো রাখা\nঅপারেটর ও চালককে সাহায্য করা\nকোনো সমস্যা হলে সুপারভাইজারকে জানানো',
    qualifications: 'পড়তে ও লিখতে জানতে হবে। সনদ লাগবে না।',
    requiredSkills: 'সময়ানুবর্তী, শারীরিকভাবে সক্ষম, দলের সঙ্গে কাজ করতে পারা',
    niceToHaveSkills: 'কারখানা বা দোকানে কাজের অভিজ্ঞতা',
    benefits: 'সাপ্তাহিক ছুটি, উৎসব বোনাস, ওভারটাইম',
  },
  operator: {
    title: 'মেশিন অপারেটর',
    description:
      'আমাদের উৎপাদন লাইনের জন্য একজন মেশিন অপারেটর প্রয়োজন। নিজের মেশিন চালাবেন, প্রতিটি কাজের মান দেখবেন এবং লাইনের সবার সঙ্গে দিনের লক্ষ্য পূরণ করবেন।',
    responsibilities:
      'নিরাপদে মেশিন চালানো\nপ্রতিটি কাজের মান যাচাই করা\nদিনের লক্ষ্য পূরণ করা\nমেশিন পরিষ্কার রাখা ও ত্রুটি জানানো',
    qualifications: 'অষ্টম শ্রেণি, অথবা মেশিনের প্রশিক্ষণ।',
    requiredSkills: 'মেশিন চালানো, মানের দিকে নজর, সময়ানুবর্তী',
    niceToHaveSkills: 'একাধিক মেশিন চালানো, ছোটখাটো মেরামত',
    benefits: 'হাজিরা বোনাস, উৎসব বোনাস, ওভারটাইম, চিকিৎসাসেবা',
  },
  sales: {
    title: 'বিক্রয়কর্মী',
    description:
      'আমাদের দোকানের জন্য একজন বিক্রয়কর্মী প্রয়োজন। ক্রেতাকে স্বাগত জানাবেন, পছন্দ করতে সাহায্য করবেন, টাকা নেবেন এবং তাক গুছিয়ে রাখবেন।',
    responsibilities:
      'ক্রেতাকে স্বাগত জানানো ও পরামর্শ দেওয়া\nটাকা নেওয়া ও রসিদ লেখা\nতাক ও মজুত গুছিয়ে রাখা\nদিনের হিসাবে সাহায্য করা',
    qualifications: 'এসএসসি বা সমমান।',
    requiredSkills: 'ক্রেতার সঙ্গে হাসিমুখে কথা বলা, সাধারণ হিসাব, সততা',
    niceToHaveSkills: 'দোকানে কাজের অভিজ্ঞতা, কম্পিউটারের প্রাথমিক জ্ঞান, মোবাইলে লেনদেন',
    benefits: 'বিক্রয় কমিশন, উৎসব বোনাস, সাপ্তাহিক ছুটি',
  },
  driver: {
    title: 'গাড়িচালক',
    description:
      'বৈধ লাইসেন্সধারী একজন সাবধানী গাড়িচালক প্রয়োজন। সময়মতো যাত্রী বা মালামাল পৌঁছে দেবেন এবং গাড়ির যত্ন নেবেন।',
    responsibilities:
      'নিরাপদে ও সময়মতো গাড়ি চালানো\nপ্রতিদিন তেল, মবিল ও চাকা দেখা\nগাড়ি পরিষ্কার রাখা\nকাগজপত্র ও লগবই ঠিক রাখা',
    qualifications: 'বৈধ ড্রাইভিং লাইসেন্স। অষ্টম শ্রেণি।',
    requiredSkills: 'ড্রাইভিং লাইসেন্স, নিরাপদে গাড়ি চালানো, রাস্তা চেনা',
    niceToHaveSkills: 'ছোটখাটো মেরামত, ফোনে ম্যাপ ব্যবহার',
    benefits: 'খাবার, ওভারটাইম, উৎসব বোনাস, মোবাইল বিল',
  },
  guard: {
    title: 'নিরাপত্তাকর্মী',
    description:
      'একজন বিশ্বস্ত নিরাপত্তাকর্মী প্রয়োজন। গেট ও চারপাশে নজর রাখবেন, কে আসে কে যায় লিখে রাখবেন, কিছু ঘটলে মাথা ঠান্ডা রেখে কাজ করবেন।',
    responsibilities:
      'গেট ও চারপাশে নজর রাখা\nআগন্তুক ও গাড়ির তথ্য লিখে রাখা\nনির্দিষ্ট সময়ে টহল দেওয়া\nকোনো ঘটনা ঘটলে সঙ্গে সঙ্গে জানানো',
    qualifications: 'অষ্টম শ্রেণি। সুস্বাস্থ্য।',
    requiredSkills: 'সতর্ক, সৎ, শিফটে কাজ করতে পারা',
    niceToHaveSkills: 'নিরাপত্তার কাজের অভিজ্ঞতা, অগ্নিনিরাপত্তার প্রশিক্ষণ',
    benefits: 'পোশাক, খাবার, থাকার ব্যবস্থা, উৎসব বোনাস',
  },
  teacher: {
    title: 'শিক্ষক',
    description:
      'শিশুদের পড়াতে ভালোবাসেন এমন একজন শিক্ষক প্রয়োজন। পাঠ তৈরি করে পড়াবেন, বাড়ির কাজ দেখবেন এবং সন্তানের অগ্রগতি নিয়ে অভিভাবকের সঙ্গে কথা বলবেন।',
    responsibilities:
      'পাঠ তৈরি করা ও পড়ানো\nবাড়ির কাজ ও পরীক্ষার খাতা দেখা\nহাজিরা ও নম্বর রাখা\nঅভিভাবকের সঙ্গে কথা বলা',
    qualifications: 'সংশ্লিষ্ট বিষয়ে ডিগ্রি বা সমমান।',
    requiredSkills: 'বিষয়ের জ্ঞান, স্পষ্ট উচ্চারণ, ধৈর্য',
    niceToHaveSkills: 'শিক্ষক প্রশিক্ষণ, কম্পিউটারের প্রাথমিক জ্ঞান',
    benefits: 'উৎসব বোনাস, সবেতন ছুটি, প্রশিক্ষণ',
  },
};

export const trades = isBangla ? bn : en;
export const tradesIn = { en, bn };
