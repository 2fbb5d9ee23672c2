export const overviewMessages = {
  heading: 'Job Overview',
  title: 'Job Title',
  salary: 'Salary',
  bonus: 'Bonus',
  location: 'Location',
  qualification: 'Qualification',
  defaultQualification: 'Graduate',
  jobType: 'Job Type',
  vacancy: 'Vacancy',
  experience: 'Experience',
  workingHours: 'Working hours',
  posted: 'Posted',
};

export const sectionMessages = {
  description: 'Job Description',
  requiredSkills: 'Required Skills',
  qualifications: 'Educational Qualifications',
  niceToHave: 'Nice to Have',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
};
