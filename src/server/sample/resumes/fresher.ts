import { AlignmentType, BorderStyle } from 'docx';
import type { IParagraphStyleOptions, ImageRun, Paragraph, Table } from 'docx';
import { bullets, label, paragraph, section, subtitle, tab, tableEnd, text, title } from './parts.ts';
import { photoPlaceholder } from './photo.ts';
import { buildResume, textWidth } from './resume.ts';
import type { Resume } from './resume.ts';
import { cell, dataTable, layoutTable, row } from './tables.ts';
import { colour, millimetres, points } from './theme.ts';
import type { Theme } from './theme.ts';

const theme: Theme = {
  palette: {
    ink: '1C2529',
    muted: '4A5B63',
    primary: '0E4D6C',
    accent: 'F2B632',
    tint: 'E9F2F7',
    line: 'B7CEDB',
  },
  font: 'Arial',
  size: 19,
  lineSpacing: 240,
};

const margins = { top: 14, right: 17, bottom: 11, left: 17 };
const width = textWidth(margins);

const styles: IParagraphStyleOptions[] = [
  { id: 'Title', run: { size: 58 } },
  { id: 'Subtitle', run: { size: 27 }, paragraph: { spacing: { after: points(6) } } },
  { id: 'Contact', paragraph: { leftTabStop: millimetres(19), spacing: { after: points(1) } } },
  {
    id: 'Heading1',
    paragraph: {
      spacing: { before: points(7), after: points(3) },
      indent: { left: points(10.5) },
      shading: { type: 'clear', color: 'auto', fill: colour.tint },
      border: {
        top: { style: BorderStyle.SINGLE, size: 12, space: 1, color: colour.tint },
        bottom: { style: BorderStyle.SINGLE, size: 12, space: 1, color: colour.tint },
        left: { style: BorderStyle.SINGLE, size: 36, space: 6, color: colour.accent },
      },
    },
    run: { size: 25 },
  },
  { id: 'Heading2', paragraph: { spacing: { before: points(2), after: 0 } } },
  { id: 'Photo', paragraph: { alignment: AlignmentType.RIGHT } },
  { id: 'Fields', name: 'CV Fields', basedOn: 'Normal', paragraph: { leftTabStop: millimetres(33) } },
];

const contact = (name: string, value: string): Paragraph => paragraph('Contact', label(name), tab(), value);
const field = (name: string, value: string): Paragraph => paragraph('Fields', label(name), tab(), value);

const header = (photo: ImageRun): Table => {
  const photoWidth = millimetres(40);
  const widths = [width - photoWidth, photoWidth];
  const introduction = [
    title('Your full name'),
    subtitle('Degree and subject, graduating in 20XX'),
    contact('Mobile', '+880 1XXX-XXXXXX'),
    contact('Email', 'your.name@example.com'),
    contact('Address', 'Area, city and postcode'),
    contact('Online', 'linkedin.com/in/your-name, or a link to your work'),
  ];
  return layoutTable(widths, [
    row([cell(width - photoWidth, introduction), cell(photoWidth, [paragraph('Photo', photo)])]),
  ]);
};

const educationWidths = [64, 56, 20, 36].map(millimetres);
const education = dataTable(
  educationWidths,
  ['Degree or examination', 'Institution or board', 'Year', 'Result'],
  [
    ['Bachelor of …, subject', 'University', '20XX', 'CGPA 0.00 of 4.00'],
    ['Higher Secondary Certificate, group', 'College, board', '20XX', 'GPA 0.00 of 5.00'],
    ['Secondary School Certificate, group', 'School, board', '20XX', 'GPA 0.00 of 5.00'],
  ],
);

const half = Math.floor(width / 2);
const pair = (left: readonly Paragraph[], right: readonly Paragraph[]): Table =>
  layoutTable(
    [half, half],
    [
      row([
        cell(half, left, { margins: { right: millimetres(4) } }),
        cell(half, right, { margins: { left: millimetres(4) } }),
      ]),
    ],
  );

const project = (heading: string, items: readonly string[]): Paragraph[] => [
  paragraph('Heading2', heading),
  ...bullets(items),
];

const projects = pair(
  project('Title of your thesis or project', [
    'The question you asked, and for whom the answer matters.',
    'What you did yourself: survey, design, code, experiment.',
    'The result, with a number, and a link if there is one.',
  ]),
  project('A second project or competition', [
    'How many people were in the team, and your part in it.',
    'Tools you used that the employer uses too.',
    'Place, prize or grade, if you won one.',
  ]),
);

const referee = (heading: string): Paragraph[] => [
  paragraph('Heading2', heading),
  text('Post and department, university'),
  text('Mobile number, email address'),
];

const blocks = (photo: ImageRun) => [
  header(photo),
  section('Career objective'),
  text(
    'The work you want to do first, what you bring to it from your studies, and what you hope to learn in the ' +
      'first two years. Write it anew for every application.',
  ),
  section('Education'),
  education,
  section('Projects and thesis'),
  projects,
  section('Training and internship'),
  ...bullets([
    'Course or internship, institute, months and year: what you did there and can do now.',
    'Online courses count, if you finished them and can show the certificate.',
  ]),
  section('Skills'),
  field('Computer', 'Programs you use without help; say for what you have used each'),
  field('Languages', 'Bangla (first language), English (IELTS score, or what you do in it)'),
  field('With people', 'Where you showed it: tutoring, organising, explaining, selling'),
  section('Activities'),
  ...bullets(['Club, sport or voluntary work: your part in it, from when to when, and what came of it.']),
  section('Personal details'),
  field('Date of birth', 'Day, month and year, as on your certificates'),
  field('Home address', 'Village or road, post office, upazila, district'),
  section('References'),
  pair(referee('Name of a teacher'), referee('Name of a supervisor')),
  tableEnd(),
];

export const fresher = async (): Promise<Resume> => {
  const photo = await photoPlaceholder(
    theme.palette,
    'Place for your photo, 35 × 45 mm. To use your own, right-click it and choose Change Picture.',
  );
  return buildResume({
    file: 'kaj-cv-fresher',
    title: 'CV template: Fresher',
    subject: 'CV for a first job: education, projects and training before experience',
    keywords: 'CV, resume, fresher, graduate, first job',
    language: 'en-GB',
    theme,
    styles,
    margins,
    blocks: blocks(photo),
  });
};
