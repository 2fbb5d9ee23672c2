/** The product's own templates, by the description that the server gives them. */
export const templateTexts: Readonly<Record<string, { name: string; description: string }>> = {
  'For banks, NGOs and offices. No photo.': {
    name: 'Classic',
    description: 'For banks, NGOs and offices. No photo.',
  },
  'With a photo. For sales and service.': {
    name: 'Modern',
    description: 'With a photo. For sales and service.',
  },
  'For your first job, education on top.': {
    name: 'Fresher',
    description: 'For your first job, education on top.',
  },
  'For engineers and IT, skills first.': {
    name: 'Technical',
    description: 'For engineers and IT, skills first.',
  },
};
