import { BorderStyle } from 'docx';
import type { IParagraphStyleOptions, ImageRun, Table } from 'docx';
import { bullets, entries, paragraph, section, subtitle, tableEnd, text, title } from './parts.ts';
import { photoPlaceholder } from './photo.ts';
import { buildResume } from './resume.ts';
import type { Resume } from './resume.ts';
import { sideBullets, sideField, sideHeading, sidePanelStyles, sideText } from './side-panel.ts';
import { cell, layoutTable, row } from './tables.ts';
import { colour, millimetres, points } from './theme.ts';
import type { Theme } from './theme.ts';

const theme: Theme = {
  palette: {
    ink: '1D2622',
    muted: '4F5D56',
    primary: '00573F',
    accent: 'F2B632',
    tint: 'E4F0EA',
    line: 'B5CDC1',
  },
  font: 'Calibri',
  size: 21,
  lineSpacing: 264,
};

const margins = { top: 9, right: 9, bottom: 6, left: 9 };
const widths = [millimetres(129), millimetres(63)] as const;
const panelPadding = { left: millimetres(7), right: millimetres(7) };
const mainPadding = { left: millimetres(6), right: millimetres(9) };
const mainWidth = widths[0] - mainPadding.left - mainPadding.right;

const styles: IParagraphStyleOptions[] = [
  { id: 'Title', run: { size: 68 } },
  {
    id: 'Subtitle',
    paragraph: {
      spacing: { before: points(3), after: points(10) },
      border: { bottom: { style: BorderStyle.SINGLE, size: 24, space: 8, color: colour.accent } },
    },
    run: { size: 28 },
  },
  {
    id: 'Heading1',
    paragraph: { spacing: { before: points(14), after: points(3) } },
    run: { size: 26, allCaps: true, characterSpacing: 24 },
  },
  { id: 'Heading2', paragraph: { rightTabStop: mainWidth, spacing: { before: points(5), after: 0 } } },
  ...sidePanelStyles({ text: colour.paper, heading: colour.accent, rule: colour.accent }),
];

const introduction = [
  title('Your full name'),
  subtitle('The post you are applying for'),
  section('Profile'),
  text(
    'Who you are in two or three sentences: your profession, your years of experience, the work you are ' +
      'proudest of and the kind of post you want next. Use words from the advertisement where they are true of you.',
  ),
];

const side = [
  sideHeading('Contact'),
  ...sideField('Mobile', '+880 1XXX-XXXXXX'),
  ...sideField('Email', 'your.name@example.com'),
  ...sideField('Address', 'House, road, area, city and postcode'),
  ...sideField('Online', 'linkedin.com/in/your-name'),
  sideHeading('Skills'),
  ...sideBullets([
    'The skill the advertisement names first',
    'A program you use every day',
    'A machine, method or standard you know',
    'Working with people: sales, teaching, leading',
  ]),
  sideHeading('Languages'),
  ...sideField('Bangla', 'First language'),
  ...sideField('English', 'What you do in it: reports, calls'),
  sideHeading('Awards'),
  sideText('Prize or recognition, who gave it, year.'),
  sideHeading('Interests'),
  sideText('One or two that say something about how you work.'),
];

const experience = entries([
  {
    heading: 'Job title',
    when: 'Month 20XX – present',
    where: 'Organisation, city',
    points: [
      'What you achieved, with a number: sales, time, cost or quality, before and after.',
      'What you are responsible for: people, budget, area or customers.',
      'Something you started, improved or repaired that is still in use.',
    ],
  },
  {
    heading: 'Earlier job title',
    when: '20XX – 20XX',
    where: 'Organisation, city',
    points: ['What you achieved, with a number.', 'What you learned here that the new employer needs.'],
  },
  {
    heading: 'First job or internship',
    when: '20XX – 20XX',
    where: 'Organisation, city',
    points: ['One line is enough for work of long ago.'],
  },
]);

const main = [
  ...introduction,
  section('Experience'),
  ...experience,
  section('Education'),
  ...entries([
    { heading: 'Degree and subject', when: '20XX', where: 'University, CGPA 0.00 out of 4.00' },
    {
      heading: 'Higher Secondary Certificate',
      when: '20XX',
      where: 'College, group, GPA 0.00 out of 5.00',
    },
    { heading: 'Secondary School Certificate', when: '20XX', where: 'School, group, GPA 0.00 out of 5.00' },
  ]),
  section('Training'),
  ...bullets([
    'Course, institute, year: what you can do with it.',
    'Online course with a certificate, year.',
  ]),
  section('References'),
  ...entries([
    { heading: 'Name of first referee', where: 'Post, organisation, mobile number, email address' },
    { heading: 'Name of second referee', where: 'Post, organisation, mobile number, email address' },
  ]),
];

const panelTop = { top: { style: BorderStyle.SINGLE, size: 48, color: colour.accent } };

/** The name comes first for screen readers and hiring software; one row of shaded cells goes on over a page break. */
const layout = (photo: ImageRun): Table =>
  layoutTable(widths, [
    row(
      [
        cell(widths[0], main, { margins: { ...mainPadding, top: millimetres(7) } }),
        cell(widths[1], [paragraph('Photo', photo), ...side], {
          fill: colour.primary,
          borders: panelTop,
          margins: { ...panelPadding, top: millimetres(9), bottom: millimetres(6) },
        }),
      ],
      millimetres(277),
    ),
  ]);

export const modern = async (): Promise<Resume> => {
  const photo = await photoPlaceholder(
    theme.palette,
    'Place for your photo, 35 × 45 mm. To use your own, right-click it and choose Change Picture.',
  );
  return buildResume({
    file: 'kaj-cv-modern',
    title: 'CV template: Modern',
    subject: 'Two-column CV with a green side panel and a photo',
    keywords: 'CV, resume, modern, two columns, photo',
    language: 'en-GB',
    theme,
    styles,
    margins,
    blocks: [layout(photo), tableEnd()],
  });
};
