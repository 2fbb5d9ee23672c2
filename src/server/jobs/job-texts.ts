const en = {
  remote: 'Remote',
  applyBy: (deadline: string) => `Apply by ${deadline}`,
  closedOn: (deadline: string) => `Closed on ${deadline}`,
};

const bn: typeof en = {
  remote: 'ঘরে বসে (রিমোট)',
  applyBy: (deadline) => `আবেদনের শেষ তারিখ ${deadline}`,
  closedOn: (deadline) => `আবেদনের সময় শেষ: ${deadline}`,
};

export const jobTexts = { en, bn };
