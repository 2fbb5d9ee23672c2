export const sectionMessages = {
  description: 'Job Description',
  requiredSkills: 'Required Skills',
  qualifications: 'Educational Qualifications',
  niceToHave: 'Nice to Have',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
};
