export const jobTexts = {
  remote: 'Remote',
  pay: (amount: string, period: string) => `${amount} ${period}`.trim(),
  applyBy: (deadline: string) => `Apply by ${deadline}`,
  closedOn: (deadline: string) => `Closed on ${deadline}`,
};
