import { Footer, VerticalAlignTable } from 'docx';
import type { ImageRun, Paragraph, Table } from 'docx';
import { margins, styles, theme, width } from './bangla-standard-styles.ts';
import {
  bullets,
  entries,
  label,
  paragraph,
  section,
  subtitle,
  tab,
  tableEnd,
  text,
  title,
} from './parts.ts';
import { photoPlaceholder } from './photo.ts';
import { buildResume } from './resume.ts';
import type { Resume } from './resume.ts';
import { cell, dataTable, fieldTable, layoutTable, row } from './tables.ts';
import { millimetres } from './theme.ts';

const half = Math.floor(width / 2);

const contact = (name: string, value: string): Paragraph => paragraph('Contact', label(name), tab(), value);
const field = (name: string, value: string): Paragraph => paragraph('Fields', label(name), tab(), value);

const header = (photo: ImageRun): Table => {
  const photoWidth = millimetres(42);
  const introduction = [
    subtitle('আপনার পূর্ণ নাম'),
    contact('পদ', 'যে পদের জন্য আবেদন করছেন'),
    contact('মোবাইল', '১১ সংখ্যার মোবাইল নম্বর'),
    contact('ইমেইল', 'your.name@example.com'),
    contact('ঠিকানা', 'বাসা, সড়ক, এলাকা, শহর ও পোস্ট কোড'),
  ];
  return layoutTable(
    [width - photoWidth, photoWidth],
    [
      row([
        cell(width - photoWidth, introduction, { verticalAlign: VerticalAlignTable.CENTER }),
        cell(photoWidth, [paragraph('Photo', photo)]),
      ]),
    ],
  );
};

const personal = fieldTable(
  [millimetres(48), width - millimetres(48)],
  [
    ['পিতার নাম', 'পিতার পূর্ণ নাম'],
    ['মাতার নাম', 'মাতার পূর্ণ নাম'],
    ['জন্মতারিখ', 'দিন, মাস ও বছর, সনদে যেমন আছে'],
    ['জাতীয়তা', 'বাংলাদেশি'],
    ['বৈবাহিক অবস্থা', 'বিবাহিত বা অবিবাহিত'],
    ['জাতীয় পরিচয়পত্র', 'নিয়োগকারী চাইলে তবেই নম্বর লিখুন'],
    ['বর্তমান ঠিকানা', 'বাসা ও সড়ক, এলাকা, ডাকঘর, উপজেলা, জেলা'],
    ['স্থায়ী ঠিকানা', 'গ্রাম, ডাকঘর, উপজেলা, জেলা'],
  ],
);

const education = dataTable(
  [46, 32, 42, 20, 32].map(millimetres),
  ['পরীক্ষার নাম', 'বিষয় বা বিভাগ', 'বোর্ড বা বিশ্ববিদ্যালয়', 'সাল', 'ফলাফল'],
  [
    ['স্নাতক (সম্মান)', 'বিষয়ের নাম', 'বিশ্ববিদ্যালয়ের নাম', '২০…', 'সিজিপিএ ০.০০'],
    ['উচ্চমাধ্যমিক (এইচএসসি)', 'বিভাগের নাম', 'বোর্ডের নাম', '২০…', 'জিপিএ ০.০০'],
    ['মাধ্যমিক (এসএসসি)', 'বিভাগের নাম', 'বোর্ডের নাম', '২০…', 'জিপিএ ০.০০'],
  ],
  'CvGrid',
);

const experience = entries([
  {
    heading: 'পদের নাম, প্রতিষ্ঠানের নাম',
    when: 'মাস ও সাল – বর্তমান',
    where: 'শহর; প্রতিষ্ঠানটি কী কাজ করে, অল্প কথায়',
    points: [
      'কী অর্জন করেছেন, সংখ্যাসহ লিখুন: বিক্রি, সময়, খরচ বা মান কতটা বদলেছে।',
      'কী কী দায়িত্ব পালন করেন: কতজনের দল, কোন এলাকা, কত টাকার হিসাব।',
      'কোন সমস্যার সমাধান করেছেন এবং তাতে প্রতিষ্ঠানের কী লাভ হয়েছে।',
    ],
  },
  {
    heading: 'আগের পদের নাম, প্রতিষ্ঠানের নাম',
    when: 'মাস ও সাল – মাস ও সাল',
    where: 'শহর; প্রতিষ্ঠানটি কী কাজ করে, অল্প কথায়',
    points: [
      'কী অর্জন করেছেন, সংখ্যাসহ এক লাইনে লিখুন।',
      'এই কাজে যা শিখেছেন, তার মধ্যে যা নতুন চাকরিতে কাজে লাগবে।',
    ],
  },
  {
    heading: 'প্রথম চাকরি বা শিক্ষানবিশি, প্রতিষ্ঠানের নাম',
    when: 'সাল – সাল',
    where: 'শহর; প্রতিষ্ঠানটি কী কাজ করে, অল্প কথায়',
    points: ['অনেক আগের কাজের জন্য এক লাইনই যথেষ্ট।'],
  },
]);

const referee = (heading: string): Paragraph[] => [
  paragraph('Heading2', heading),
  text('পদবি ও প্রতিষ্ঠান'),
  text('মোবাইল নম্বর ও ইমেইল'),
  text('আপনার সঙ্গে কী সূত্রে পরিচয়'),
];

const references = layoutTable(
  [half, half],
  [row([cell(half, referee('প্রথম ব্যক্তির নাম')), cell(half, referee('দ্বিতীয় ব্যক্তির নাম'))])],
);

const signature = (): Table => {
  const line = millimetres(58);
  return layoutTable(
    [width - line, line],
    [
      row([
        cell(
          width - line,
          [
            paragraph('Fields', label('তারিখ:'), ' দিন, মাস, বছর'),
            paragraph('Fields', label('স্থান:'), ' শহর'),
          ],
          {
            verticalAlign: VerticalAlignTable.BOTTOM,
          },
        ),
        cell(line, [paragraph('Signature', 'আবেদনকারীর স্বাক্ষর')]),
      ]),
    ],
  );
};

const blocks = (photo: ImageRun) => [
  title('জীবনবৃত্তান্ত'),
  header(photo),
  section('পেশাগত লক্ষ্য'),
  text(
    'কোন কাজটি করতে চান, তার জন্য আপনার সবচেয়ে বড় যোগ্যতা কী এবং প্রতিষ্ঠানের কী উপকারে আসবেন, তা কয়েকটি বাক্যে লিখুন। ' +
      'বিজ্ঞপ্তির যেসব কথা আপনার বেলায় সত্য, সেগুলো ব্যবহার করুন।',
  ),
  section('ব্যক্তিগত তথ্য'),
  personal,
  section('শিক্ষাগত যোগ্যতা'),
  education,
  section('প্রশিক্ষণ'),
  ...bullets([
    'প্রশিক্ষণের নাম, প্রতিষ্ঠান, সময়কাল: শিখে এখন কী করতে পারেন।',
    'কর্মশালা বা অনলাইন কোর্স, যদি সনদ দেখাতে পারেন।',
  ]),
  section('দক্ষতা'),
  field('কম্পিউটার', 'যেসব প্রোগ্রাম নিজে চালাতে পারেন; বাংলা ও ইংরেজি টাইপিং'),
  field('ভাষা', 'বাংলা (মাতৃভাষা), ইংরেজি (পড়া, লেখা ও বলায় কেমন)'),
  field('অন্যান্য', 'যন্ত্র চালানো, গাড়ি চালানোর লাইসেন্স বা কাজের অন্য যোগ্যতা'),
  section('অভিজ্ঞতা'),
  ...experience,
  section('পুরস্কার ও স্বীকৃতি'),
  ...bullets(['পুরস্কার বা স্বীকৃতির নাম, কে দিয়েছে, কোন সালে এবং কী কারণে।']),
  section('সহশিক্ষা ও সামাজিক কাজ'),
  ...bullets(['ক্লাব, খেলা বা স্বেচ্ছাসেবা: আপনার ভূমিকা, সময়কাল এবং কী ফল হয়েছে।']),
  section('রেফারেন্স'),
  references,
  section('ঘোষণা'),
  text('আমি ঘোষণা করছি যে, এই জীবনবৃত্তান্তে দেওয়া সকল তথ্য আমার জানামতে সত্য ও সঠিক।'),
  signature(),
  tableEnd(),
];

export const banglaStandard = async (): Promise<Resume> => {
  const photo = await photoPlaceholder(
    theme.palette,
    'আপনার ছবির জায়গা, ৩৫ × ৪৫ মিলিমিটার। নিজের ছবি দিতে ডান ক্লিক করে Change Picture বেছে নিন।',
  );
  return buildResume({
    file: 'kaj-cv-bangla-standard',
    title: 'জীবনবৃত্তান্তের নমুনা: প্রচলিত',
    subject: 'চাকরির আবেদনের জন্য প্রচলিত ধাঁচের বাংলা জীবনবৃত্তান্ত',
    keywords: 'জীবনবৃত্তান্ত, সিভি, চাকরির আবেদন',
    language: 'bn-BD',
    theme,
    styles,
    margins,
    blocks: blocks(photo),
    footers: { default: new Footer({ children: [paragraph('Footer', 'জীবনবৃত্তান্ত: আপনার পূর্ণ নাম')] }) },
  });
};
