export const jobTexts = {
  remote: 'Remote',
  applyBy: (deadline: string) => `Apply by ${deadline}`,
  closedOn: (deadline: string) => `Closed on ${deadline}`,
};
