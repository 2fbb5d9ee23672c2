export const searchNameMessages = {
  allJobs: 'All jobs',
  page: (page: number) => `page ${page}`,
  sorted: { newest: 'newest first', deadline: 'by deadline', salary: 'by salary' },
};

export const searchMessages = { placeholder: 'Job title, keywords', button: 'Find Jobs' };
