/** The product's own templates, by the name that the server gives them. */
export const templateTexts: Readonly<Record<string, { name: string; description: string }>> = {
  Classic: { name: 'Classic', description: 'For banks, NGOs and offices. No photo.' },
  Modern: { name: 'Modern', description: 'With a photo. For sales and service.' },
  Fresher: { name: 'Fresher', description: 'For your first job, education on top.' },
  Technical: { name: 'Technical', description: 'For engineers and IT, skills first.' },
};
