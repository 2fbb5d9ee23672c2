export interface SampleResumeTemplate {
  key: string;
  name: string;
  description: string;
  cvFile: string;
  coverFile: string;
  pages: number;
  language: 'en' | 'bn';
}

export const sampleResumeTemplates: SampleResumeTemplate[] = [
  {
    key: 'classic',
    name: 'Classic',
    description: 'For banks, NGOs and offices. No photo.',
    cvFile: 'kaj-cv-classic.docx',
    coverFile: 'kaj-cv-classic.webp',
    pages: 1,
    language: 'en',
  },
  {
    key: 'modern',
    name: 'Modern',
    description: 'With a photo. For sales and service.',
    cvFile: 'kaj-cv-modern.docx',
    coverFile: 'kaj-cv-modern.webp',
    pages: 1,
    language: 'en',
  },
  {
    key: 'fresher',
    name: 'Fresher',
    description: 'For your first job, education on top.',
    cvFile: 'kaj-cv-fresher.docx',
    coverFile: 'kaj-cv-fresher.webp',
    pages: 1,
    language: 'en',
  },
  {
    key: 'technical',
    name: 'Technical',
    description: 'For engineers and IT, skills first.',
    cvFile: 'kaj-cv-technical.docx',
    coverFile: 'kaj-cv-technical.webp',
    pages: 1,
    language: 'en',
  },
  {
    key: 'bangla-standard',
    name: 'প্রচলিত জীবনবৃত্তান্ত',
    description: 'সরকারি-বেসরকারি চাকরির জন্য, ছবিসহ',
    cvFile: 'kaj-cv-bangla-standard.docx',
    coverFile: 'kaj-cv-bangla-standard.webp',
    pages: 2,
    language: 'bn',
  },
  {
    key: 'bangla-modern',
    name: 'আধুনিক বাংলা সিভি',
    description: 'ছবিসহ রঙিন সিভি, নাম ও পরিচয় উপরে',
    cvFile: 'kaj-cv-bangla-modern.docx',
    coverFile: 'kaj-cv-bangla-modern.webp',
    pages: 1,
    language: 'bn',
  },
];
