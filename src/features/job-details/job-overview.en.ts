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
