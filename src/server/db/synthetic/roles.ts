/** Vocabulary of synthetic jobs. */

export interface RoleFamily {
  category: string;
  titles: readonly string[];
  skills: readonly string[];
  /** Monthly, in taka. */
  basePay: number;
}

export const roleFamilies: readonly RoleFamily[] = [
  {
    category: 'Accountancy',
    titles: [
      'Accountant',
      'Accounts Officer',
      'Tax Consultant',
      'Internal Auditor',
      'Payroll Officer',
      'হিসাবরক্ষক',
    ],
    skills: ['Tally', 'Excel', 'VAT', 'Income tax', 'IFRS', 'QuickBooks', 'Bank reconciliation', 'Audit'],
    basePay: 22_000,
  },
  {
    category: 'Human Resource',
    titles: [
      'HR Officer',
      'Talent Acquisition Specialist',
      'HR Business Partner',
      'Training Coordinator',
      'মানবসম্পদ কর্মকর্তা',
    ],
    skills: ['Recruitment', 'Labour law', 'Payroll', 'Interviewing', 'HRIS', 'Onboarding', 'Excel'],
    basePay: 25_000,
  },
  {
    category: 'Project Manager',
    titles: [
      'Project Manager',
      'Scrum Master',
      'Programme Coordinator',
      'Delivery Lead',
      'Field Coordinator',
    ],
    skills: [
      'Scrum',
      'Jira',
      'Budgeting',
      'Risk management',
      'MS Project',
      'Reporting',
      'Stakeholder management',
    ],
    basePay: 55_000,
  },
  {
    category: 'Interface Design',
    titles: ['UI Designer', 'UX Researcher', 'Product Designer', 'Graphic Designer', 'Motion Designer'],
    skills: [
      'Figma',
      'Photoshop',
      'Illustrator',
      'Prototyping',
      'Design systems',
      'User research',
      'After Effects',
    ],
    basePay: 32_000,
  },
  {
    category: 'Digital Services',
    titles: [
      'Software Engineer',
      'Front-end Developer',
      'Back-end Developer',
      'Flutter Developer',
      'QA Engineer',
      'DevOps Engineer',
      'Data Analyst',
      'IT Support Executive',
      '.NET Developer',
      'সফটওয়্যার প্রকৌশলী',
    ],
    skills: [
      'React',
      'Node.js',
      'TypeScript',
      'PHP',
      'Laravel',
      'C#',
      'C++',
      'Python',
      'SQL',
      'Docker',
      'Git',
      'AWS',
    ],
    basePay: 40_000,
  },
  {
    category: 'Marketing & SEO',
    titles: [
      'SEO Specialist',
      'Digital Marketer',
      'Content Writer',
      'Brand Executive',
      'Social Media Manager',
    ],
    skills: ['SEO', 'Google Ads', 'Copywriting', 'Meta Ads', 'Analytics', 'Canva', 'Email marketing'],
    basePay: 24_000,
  },
  {
    category: 'Health & Care',
    titles: [
      'Staff Nurse',
      'Medical Officer',
      'Pharmacist',
      'Physiotherapist',
      'Lab Technologist',
      'সিনিয়র নার্স',
    ],
    skills: [
      'Patient care',
      'ICU',
      'First aid',
      'Pharmacology',
      'Counselling',
      'Phlebotomy',
      'BMDC registration',
    ],
    basePay: 28_000,
  },
  {
    category: 'Engineering',
    titles: [
      'Civil Engineer',
      'Electrical Engineer',
      'Mechanical Engineer',
      'Site Supervisor',
      'Maintenance Engineer',
      'সিভিল ইঞ্জিনিয়ার',
    ],
    skills: ['AutoCAD', 'ETABS', 'PLC', 'HVAC', 'Site supervision', 'Estimation', 'SolidWorks', 'Safety'],
    basePay: 35_000,
  },
  {
    category: 'Education & Training',
    titles: [
      'English Teacher',
      'Mathematics Teacher',
      'Lecturer',
      'IELTS Trainer',
      'Montessori Teacher',
      'সহকারী শিক্ষক',
    ],
    skills: [
      'Lesson planning',
      'Classroom management',
      'IELTS',
      'Assessment',
      'Public speaking',
      'Curriculum',
    ],
    basePay: 20_000,
  },
  {
    category: 'Garments & Textile',
    titles: [
      'Merchandiser',
      'Quality Controller',
      'Production Manager',
      'Pattern Maker',
      'Compliance Officer',
      'সুইং অপারেটর',
    ],
    skills: [
      'Merchandising',
      'Fabric sourcing',
      'AQL',
      'CAD pattern',
      'Compliance',
      'Knitwear',
      'Denim',
      'Costing',
    ],
    basePay: 24_000,
  },
  {
    category: 'Sales & Retail',
    titles: [
      'Sales Executive',
      'Area Sales Manager',
      'Showroom Manager',
      'Key Account Manager',
      'বিক্রয় প্রতিনিধি',
    ],
    skills: [
      'Negotiation',
      'CRM',
      'Retail',
      'Distribution',
      'Territory planning',
      'Customer service',
      'B2B sales',
    ],
    basePay: 20_000,
  },
  {
    category: 'Logistics & Supply Chain',
    titles: [
      'Supply Chain Officer',
      'Warehouse Manager',
      'Procurement Executive',
      'Delivery Coordinator',
      'Import Officer',
    ],
    skills: ['Inventory', 'ERP', 'Procurement', 'Customs', 'Fleet management', 'LC opening', 'Forecasting'],
    basePay: 26_000,
  },
];

/** Title prefixes with their factor of pay and level. */
export const seniorities = [
  { prefix: '', pay: 1, level: '1-2years' },
  { prefix: '', pay: 1.3, level: 'morethan-2years' },
  { prefix: 'Junior ', pay: 0.85, level: 'junior' },
  { prefix: 'Senior ', pay: 2, level: 'senior' },
  { prefix: 'Lead ', pay: 2.6, level: 'lead' },
  { prefix: 'Assistant ', pay: 0.9, level: 'fresher' },
  { prefix: '', pay: 1.6, level: 'mid-level' },
  { prefix: 'Trainee ', pay: 0.6, level: 'internship' },
] as const;
