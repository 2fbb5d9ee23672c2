export interface SampleResumeTemplate {
  key: string;
  name: string;
  description: string;
  cvFile: string;
  coverFile: string;
  isDeleted: boolean;
}

export const sampleResumeTemplates: SampleResumeTemplate[] = [
  {
    key: 'classic',
    name: 'Classic',
    description:
      'One calm column in a serif typeface, for banks, NGOs, schools and government offices. One page, no photo.',
    cvFile: 'kaj-cv-classic.docx',
    coverFile: 'kaj-cv-classic.webp',
    isDeleted: false,
  },
  {
    key: 'modern',
    name: 'Modern',
    description:
      'Green side panel with photo, contact and skills; experience in the wide column. For sales, service and media.',
    cvFile: 'kaj-cv-modern.docx',
    coverFile: 'kaj-cv-modern.webp',
    isDeleted: false,
  },
  {
    key: 'fresher',
    name: 'Fresher',
    description:
      'For your first job: education, projects and training come before experience. One page with a photo.',
    cvFile: 'kaj-cv-fresher.docx',
    coverFile: 'kaj-cv-fresher.webp',
    isDeleted: false,
  },
  {
    key: 'technical',
    name: 'Technical',
    description:
      'For engineers and IT: skills table, projects and tools in a plain layout that hiring software reads well.',
    cvFile: 'kaj-cv-technical.docx',
    coverFile: 'kaj-cv-technical.webp',
    isDeleted: true,
  },
  {
    key: 'bangla-standard',
    name: 'প্রচলিত জীবনবৃত্তান্ত',
    description:
      'সরকারি-বেসরকারি চাকরির আবেদনের জন্য দুই পাতার বাংলা সিভি: ব্যক্তিগত তথ্য, শিক্ষাগত যোগ্যতার ছক, ঘোষণা ও স্বাক্ষর।',
    cvFile: 'kaj-cv-bangla-standard.docx',
    coverFile: 'kaj-cv-bangla-standard.webp',
    isDeleted: false,
  },
  {
    key: 'bangla-modern',
    name: 'আধুনিক বাংলা সিভি',
    description: 'ছবিসহ এক পাতার রঙিন বাংলা সিভি: উপরে নাম ও পরিচয়, পাশে যোগাযোগ ও দক্ষতা, মাঝখানে অভিজ্ঞতা।',
    cvFile: 'kaj-cv-bangla-modern.docx',
    coverFile: 'kaj-cv-bangla-modern.webp',
    isDeleted: false,
  },
];
