export const manifestTexts = {
  description: 'Find jobs across Bangladesh, read them offline, download CV templates and apply by email.',
  screenshots: {
    home: 'Find jobs by title, keyword or category',
    list: 'Filter and sort the jobs',
    job: 'A job with its pay and deadline, and one button to apply',
    cv: 'Make a CV on the phone, or download a template',
    listDark: 'The same list in the dark theme',
    wideHome: 'The start page on a computer',
    wideList: 'The job list with its filters',
  },
  shortcuts: { jobs: 'Jobs', saved: 'Saved jobs', post: 'Post a job', cv: 'CV templates' },
};
