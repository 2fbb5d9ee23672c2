import { AlignmentType, BorderStyle } from 'docx';
import type { IParagraphStyleOptions, Paragraph } from 'docx';
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
import { buildResume, textWidth } from './resume.ts';
import type { Resume } from './resume.ts';
import { cell, layoutTable, row } from './tables.ts';
import { colour, millimetres, points } from './theme.ts';
import type { Theme } from './theme.ts';

const theme: Theme = {
  palette: {
    ink: '1B211E',
    muted: '4C5952',
    primary: '00573F',
    accent: 'F2B632',
    tint: 'EAF2EE',
    line: 'B9CCC2',
  },
  font: 'Times New Roman',
  size: 20,
  lineSpacing: 244,
};

const margins = { top: 15, right: 21, bottom: 12, left: 21 };
const width = textWidth(margins);

const styles: IParagraphStyleOptions[] = [
  {
    id: 'Title',
    paragraph: { alignment: AlignmentType.CENTER, spacing: { after: points(2) } },
    run: { size: 60, bold: false, characterSpacing: 30 },
  },
  {
    id: 'Subtitle',
    paragraph: { alignment: AlignmentType.CENTER, spacing: { before: points(1), after: points(5) } },
    run: { italics: true, size: 25 },
  },
  {
    id: 'Contact',
    paragraph: {
      alignment: AlignmentType.CENTER,
      spacing: { after: points(6) },
      border: {
        bottom: { style: BorderStyle.THIN_THICK_SMALL_GAP, size: 18, space: 8, color: colour.primary },
      },
    },
  },
  {
    id: 'Heading1',
    paragraph: {
      spacing: { before: points(8), after: points(3) },
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: colour.line } },
    },
    run: { size: 25, smallCaps: true, characterSpacing: 16 },
  },
  { id: 'Heading2', paragraph: { rightTabStop: width, spacing: { before: points(3), after: 0 } } },
  { id: 'EntryDetail', run: { italics: true } },
  { id: 'Fields', name: 'CV Fields', basedOn: 'Normal', paragraph: { leftTabStop: millimetres(33) } },
];

const experience = entries([
  {
    heading: 'Job title, Organisation',
    when: 'Month 20XX – present',
    where: 'City, and what the organisation does in a few words',
    points: [
      'What you achieved, with a number: how much faster, cheaper, safer or larger than before.',
      'What you answered for: the size of your team, budget, area or list of customers.',
      'A problem you solved: what was wrong, what you did about it and what changed.',
    ],
  },
  {
    heading: 'Earlier job title, Organisation',
    when: 'Month 20XX – Month 20XX',
    where: 'City, and what the organisation does in a few words',
    points: [
      'Begin each line with a verb: managed, designed, taught, sold, repaired, saved.',
      'Give older jobs two lines and the newest three or four.',
    ],
  },
]);

const education = entries([
  {
    heading: 'Degree and subject, University',
    when: '20XX',
    where: 'CGPA 0.00 out of 4.00; thesis or major, if it helps',
  },
  {
    heading: 'Higher Secondary Certificate, College',
    when: '20XX',
    where: 'Group, board, GPA 0.00 out of 5.00',
  },
  {
    heading: 'Secondary School Certificate, School',
    when: '20XX',
    where: 'Group, board, GPA 0.00 out of 5.00',
  },
]);

const field = (name: string, value: string): Paragraph => paragraph('Fields', label(name), tab(), value);

const skills = [
  field('Professional', 'Three to five skills that the job advertisement asks for'),
  field('Computer', 'Programs you use without help, such as spreadsheets or accounting software'),
  field('Languages', 'Bangla (first language), English (what you can do: write reports, take calls)'),
];

const personal = [
  field('Date of birth', 'Day, month and year, as on your certificates'),
  field('Parents', 'Father’s name and mother’s name, if the employer asks'),
  field('Home address', 'Village or road, post office, upazila, district'),
];

const reference = (heading: string): Paragraph[] => [
  paragraph('Heading2', heading),
  text('Post, organisation'),
  text('Mobile number, email address'),
];

const half = Math.floor(width / 2);
const references = layoutTable(
  [half, half],
  [row([cell(half, reference('Name of first referee')), cell(half, reference('Name of second referee'))])],
);

const blocks = [
  title('Your full name'),
  subtitle('The post you are applying for'),
  paragraph('Contact', 'Area, city and postcode  •  +880 1XXX-XXXXXX  •  your.name@example.com'),
  section('Profile'),
  text(
    'Two or three sentences: what you do, for how many years, what you do best and what you want next. ' +
      'Use words from the job advertisement wherever they are true of you.',
  ),
  section('Experience'),
  ...experience,
  section('Education'),
  ...education,
  section('Skills'),
  ...skills,
  section('Training and awards'),
  ...bullets([
    'Course or certificate, institute, year: what you can do now that you could not do before.',
    'Prize or recognition, who gave it, year.',
  ]),
  section('Personal details'),
  ...personal,
  section('References'),
  references,
  tableEnd(),
];

export const classic = (): Promise<Resume> =>
  Promise.resolve(
    buildResume({
      file: 'kaj-cv-classic',
      title: 'CV template: Classic',
      subject: 'One-column CV for office, bank, NGO and teaching posts',
      keywords: 'CV, resume, classic, one column',
      language: 'en-GB',
      theme,
      styles,
      margins,
      blocks,
    }),
  );
