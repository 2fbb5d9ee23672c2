import { BorderStyle } from 'docx';
import type { IParagraphStyleOptions } from 'docx';
import { bullets, entries, label, paragraph, section, subtitle, text, title } from './parts.ts';
import { buildResume, textWidth } from './resume.ts';
import type { Resume } from './resume.ts';
import { dataTable } from './tables.ts';
import { colour, millimetres, points } from './theme.ts';
import type { Theme } from './theme.ts';

const theme: Theme = {
  palette: {
    ink: '1E2429',
    muted: '505B64',
    primary: '17324A',
    accent: '0B7A6F',
    tint: 'EEF2F5',
    line: 'C3CDD5',
  },
  font: 'Arial',
  size: 20,
  lineSpacing: 264,
};

const margins = { top: 15, right: 18, bottom: 13, left: 18 };
const width = textWidth(margins);

const styles: IParagraphStyleOptions[] = [
  { id: 'Title', run: { size: 48, characterSpacing: -6 } },
  {
    id: 'Subtitle',
    paragraph: { spacing: { before: points(2), after: points(5) } },
    run: { color: colour.accent, size: 23 },
  },
  { id: 'Contact', paragraph: { spacing: { after: points(1) } } },
  {
    id: 'Heading1',
    paragraph: {
      spacing: { before: points(12), after: points(4) },
      border: { top: { style: BorderStyle.SINGLE, size: 8, space: 5, color: colour.primary } },
    },
    run: { size: 20, allCaps: true, characterSpacing: 20 },
  },
  { id: 'Heading2', paragraph: { rightTabStop: width, spacing: { before: points(5), after: points(1) } } },
];

const matrixWidths = [38, 92, 44].map(millimetres);
const skills = dataTable(
  matrixWidths,
  ['Area', 'Tools, the ones you know best first', 'Years, last used'],
  [
    ['Languages', 'Programming languages you can be interviewed in', '0 years, 20XX'],
    ['Frameworks', 'Frameworks and libraries the advertisement names', '0 years, 20XX'],
    ['Data', 'Databases, queues, reporting and analysis tools', '0 years, 20XX'],
    ['Platforms', 'Operating systems, cloud, containers, networks', '0 years, 20XX'],
    ['Practice', 'Testing, code review, version control, ways of working', '0 years, 20XX'],
  ],
  'CvBands',
);

const tools = (list: string) => paragraph('EntryDetail', label('Tools: '), list);

const experience = [
  ...entries([
    {
      heading: 'Job title, Organisation, city or remote',
      when: 'Month 20XX – present',
      points: [
        'What you built or kept running, how many people use it, and your own part in it.',
        'What you improved, with a number: response time, cost, failures, hours of manual work.',
        'A hard decision you took or a fault you found, and what the team learned from it.',
      ],
    },
  ]),
  tools('only the ones you used in this job'),
  ...entries([
    {
      heading: 'Earlier job title, Organisation, city',
      when: 'Month 20XX – Month 20XX',
      points: [
        'What you delivered, with a number, in one line.',
        'What you taught, documented or automated for others.',
      ],
    },
  ]),
  tools('only the ones you used in this job'),
  ...entries([
    {
      heading: 'First job or internship, Organisation, city',
      when: 'Month 20XX – Month 20XX',
      points: ['One line is enough for work of long ago, unless it is the work you want to do again.'],
    },
  ]),
];

const projects = entries([
  {
    heading: 'Project name, link',
    when: '20XX',
    points: ['What it does and for whom; what was difficult; how many people use, star or download it.'],
  },
  {
    heading: 'Second project or open-source contribution, link',
    when: '20XX',
    points: ['What you changed, why it was accepted and what you learned.'],
  },
]);

const blocks = [
  title('Your full name'),
  subtitle('Job title, exactly as in the advertisement'),
  paragraph('Contact', 'City, Bangladesh  |  +880 1XXX-XXXXXX  |  your.name@example.com'),
  paragraph('Contact', 'github.com/your-name  |  linkedin.com/in/your-name  |  your-site.example'),
  section('Summary'),
  text(
    'Years of experience, your field, the size of the systems or teams you have worked with and the one ' +
      'thing you are best at. Three lines at most.',
  ),
  section('Skills'),
  skills,
  section('Experience'),
  ...experience,
  section('Projects'),
  ...projects,
  section('Education and certificates'),
  ...entries([
    {
      heading: 'Degree and subject, University',
      when: '20XX',
      where: 'CGPA 0.00 out of 4.00; thesis, if it is relevant',
    },
  ]),
  ...bullets([
    'Certificate, the body that issued it, year, and its number if it can be checked online.',
    'Second certificate or course, only if it bears on this job.',
  ]),
  section('Languages'),
  text('Bangla (first language), English (what you do in it: documents, calls, code review).'),
];

export const technical = (): Promise<Resume> =>
  Promise.resolve(
    buildResume({
      file: 'kaj-cv-technical',
      title: 'CV template: Technical',
      subject: 'Plain one-column CV that applicant tracking systems read well',
      keywords: 'CV, resume, technical, software, engineer, ATS',
      language: 'en-GB',
      theme,
      styles,
      margins,
      blocks,
    }),
  );
