import { BorderStyle, VerticalAlignTable } from 'docx';
import type { IParagraphStyleOptions, ImageRun, Table } from 'docx';
import { bullets, entries, paragraph, section, subtitle, tableEnd, title } from './parts.ts';
import { photoPlaceholder } from './photo.ts';
import { buildResume } from './resume.ts';
import type { Resume } from './resume.ts';
import {
  firstSideHeading,
  sideBullets,
  sideField,
  sideHeading,
  sidePanelStyles,
  sideText,
} from './side-panel.ts';
import { cell, layoutTable, row } from './tables.ts';
import { bengaliFont, colour, millimetres, points } from './theme.ts';
import type { Theme } from './theme.ts';

const theme: Theme = {
  palette: {
    ink: '2A211D',
    muted: '65544B',
    primary: '7E2C1B',
    accent: 'F2B632',
    tint: 'FAF1E8',
    line: 'E3CDBD',
  },
  font: bengaliFont,
  size: 20,
  lineSpacing: 264,
};

const margins = { top: 10, right: 10, bottom: 7, left: 10 };
const widths = [millimetres(64), millimetres(126)] as const;
const mainPadding = { left: millimetres(9), right: millimetres(6) };
const panelPadding = { left: millimetres(7), right: millimetres(6) };
const mainWidth = widths[1] - mainPadding.left - mainPadding.right;

const styles: IParagraphStyleOptions[] = [
  {
    id: 'Title',
    paragraph: { spacing: { after: points(2) } },
    run: { size: 56, color: colour.paper },
  },
  {
    id: 'Subtitle',
    paragraph: { spacing: { before: points(1), after: points(6) } },
    run: { size: 26, color: colour.accent },
  },
  { id: 'Introduction', name: 'CV Introduction', basedOn: 'Normal', run: { color: colour.paper } },
  {
    id: 'Heading1',
    paragraph: {
      spacing: { before: points(12), after: points(4) },
      border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 2, color: colour.accent } },
    },
    run: { size: 26 },
  },
  { id: 'Heading2', paragraph: { rightTabStop: mainWidth, spacing: { before: points(4), after: 0 } } },
  ...sidePanelStyles({ text: colour.ink, heading: colour.primary, rule: colour.line }),
];

const introduction = [
  title('আপনার পূর্ণ নাম'),
  subtitle('যে পদের জন্য আবেদন করছেন'),
  paragraph(
    'Introduction',
    'আপনি কী কাজ করেন, কত বছরের অভিজ্ঞতা আছে আর কোন কাজটি সবচেয়ে ভালো পারেন, তা কয়েকটি বাক্যে লিখুন।',
  ),
];

const main = [
  section('অভিজ্ঞতা'),
  ...entries([
    {
      heading: 'পদের নাম',
      when: 'মাস ও সাল – বর্তমান',
      where: 'প্রতিষ্ঠানের নাম, শহর',
      points: [
        'কী অর্জন করেছেন, সংখ্যাসহ লিখুন: বিক্রি, সময়, খরচ বা মান কতটা বদলেছে।',
        'কী কী দায়িত্ব পালন করেন: কতজনের দল, কোন এলাকা, কত টাকার হিসাব।',
        'নিজে কী শুরু করেছেন বা শুধরেছেন, যা এখনো চলছে।',
      ],
    },
    {
      heading: 'আগের পদের নাম',
      when: 'সাল – সাল',
      where: 'প্রতিষ্ঠানের নাম, শহর',
      points: ['কী অর্জন করেছেন, সংখ্যাসহ এক লাইনে।', 'এখানে যা শিখেছেন, যা নতুন চাকরিতে কাজে লাগবে।'],
    },
    {
      heading: 'প্রথম চাকরি বা শিক্ষানবিশি',
      when: 'সাল – সাল',
      where: 'প্রতিষ্ঠানের নাম, শহর',
      points: ['অনেক আগের কাজের জন্য এক লাইনই যথেষ্ট।'],
    },
  ]),
  section('শিক্ষা'),
  ...entries([
    { heading: 'ডিগ্রি ও বিষয়', when: 'সাল', where: 'বিশ্ববিদ্যালয়, সিজিপিএ ০.০০ (৪.০০-এর মধ্যে)' },
    { heading: 'উচ্চমাধ্যমিক (এইচএসসি)', when: 'সাল', where: 'কলেজ, বিভাগ, জিপিএ ০.০০ (৫.০০-এর মধ্যে)' },
    { heading: 'মাধ্যমিক (এসএসসি)', when: 'সাল', where: 'স্কুল, বিভাগ, জিপিএ ০.০০ (৫.০০-এর মধ্যে)' },
  ]),
  section('প্রশিক্ষণ'),
  ...bullets([
    'কোর্স, প্রতিষ্ঠান, সাল: শিখে এখন কী করতে পারেন।',
    'কর্মশালা বা অনলাইন কোর্স, যদি সনদ দেখাতে পারেন।',
  ]),
  section('রেফারেন্স'),
  ...entries([
    { heading: 'প্রথম ব্যক্তির নাম', where: 'পদবি, প্রতিষ্ঠান, মোবাইল ও ইমেইল' },
    { heading: 'দ্বিতীয় ব্যক্তির নাম', where: 'পদবি, প্রতিষ্ঠান, মোবাইল ও ইমেইল' },
  ]),
];

const side = [
  firstSideHeading('যোগাযোগ'),
  ...sideField('মোবাইল', '১১ সংখ্যার মোবাইল নম্বর'),
  ...sideField('ইমেইল', 'your.name@example.com'),
  ...sideField('ঠিকানা', 'বাসা, সড়ক, এলাকা, শহর'),
  sideHeading('দক্ষতা'),
  ...sideBullets([
    'বিজ্ঞপ্তিতে সবার আগে চাওয়া দক্ষতা',
    'যে প্রোগ্রাম রোজ ব্যবহার করেন',
    'যে যন্ত্র, পদ্ধতি বা নিয়ম জানেন',
    'মানুষের সঙ্গে কাজ: বিক্রি, শেখানো, নেতৃত্ব',
  ]),
  sideHeading('ভাষা'),
  ...sideField('বাংলা', 'মাতৃভাষা'),
  ...sideField('ইংরেজি', 'কোন কাজে ব্যবহার করেন'),
  sideHeading('ব্যক্তিগত তথ্য'),
  ...sideField('জন্মতারিখ', 'দিন, মাস ও বছর'),
  ...sideField('স্থায়ী ঠিকানা', 'গ্রাম, উপজেলা, জেলা'),
  sideHeading('আগ্রহ'),
  sideText('এমন একটি-দুটি, যা থেকে আপনার কাজের ধরন বোঝা যায়।'),
];

const layout = (photo: ImageRun): Table => {
  const rule = { style: BorderStyle.SINGLE, size: 36, color: colour.accent };
  const band = { fill: colour.primary, verticalAlign: VerticalAlignTable.CENTER, borders: { bottom: rule } };
  const inset = { top: millimetres(6), bottom: millimetres(6) };
  return layoutTable(widths, [
    row(
      [
        cell(widths[0], [paragraph('Photo', photo)], { ...band, margins: { ...panelPadding, ...inset } }),
        cell(widths[1], introduction, { ...band, margins: { ...mainPadding, ...inset } }),
      ],
      millimetres(60),
    ),
    row(
      [
        cell(widths[0], side, { fill: colour.tint, margins: { ...panelPadding, bottom: millimetres(6) } }),
        cell(widths[1], main, { margins: mainPadding }),
      ],
      millimetres(216),
    ),
  ]);
};

export const banglaModern = async (): Promise<Resume> => {
  const photo = await photoPlaceholder(
    theme.palette,
    'আপনার ছবির জায়গা, ৩৫ × ৪৫ মিলিমিটার। নিজের ছবি দিতে ডান ক্লিক করে Change Picture বেছে নিন।',
  );
  return buildResume({
    file: 'kaj-cv-bangla-modern',
    title: 'জীবনবৃত্তান্তের নমুনা: আধুনিক',
    subject: 'ছবি ও পাশের কলামসহ এক পাতার বাংলা জীবনবৃত্তান্ত',
    keywords: 'জীবনবৃত্তান্ত, সিভি, আধুনিক, দুই কলাম',
    language: 'bn-BD',
    theme,
    styles,
    margins,
    blocks: [layout(photo), tableEnd()],
  });
};
