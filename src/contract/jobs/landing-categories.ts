/** The categories that the landing page shows (§9), by name. */
export const landingCategories = [
  'Accountancy',
  'Human Resource',
  'Project Manager',
  'Interface Design',
  'Digital Services',
  'Marketing & SEO',
  'Health & Care',
] as const;
