import type { SampleCategory } from './types.ts';

/** The seven categories of the landing page (§9), and five more that hire in Bangladesh. */
export const sampleCategories: SampleCategory[] = [
  { key: 'accountancy', name: 'Accountancy' },
  { key: 'human-resource', name: 'Human Resource' },
  { key: 'project-manager', name: 'Project Manager' },
  { key: 'interface-design', name: 'Interface Design' },
  { key: 'digital-services', name: 'Digital Services' },
  { key: 'marketing-seo', name: 'Marketing & SEO' },
  { key: 'health-care', name: 'Health & Care' },
  { key: 'engineering', name: 'Engineering' },
  { key: 'education-training', name: 'Education & Training' },
  { key: 'garments-textile', name: 'Garments & Textile' },
  { key: 'sales-retail', name: 'Sales & Retail' },
  { key: 'logistics', name: 'Logistics & Supply Chain' },
];
