export const relatedMessages = {
  heading: 'Related Jobs',
  apply: 'Apply now',
  moreJobs: 'More jobs like this',
  moreOf: (category: string) => `${category} jobs`,
  moreIn: (city: string) => `Jobs in ${city}`,
};
