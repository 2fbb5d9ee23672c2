/** The drawings of `icon.tsx` that stand before the facts of a job. */
export const jobDrawings = {
  briefcase: 'M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16',
  document: 'M6 3.5h8l4 4V20.5H6v-17ZM14 3.5v4h4M9 12h6M9 15.5h6',
  chart: 'M6 20v-7M12 20V5M18 20v-10',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.500l3 2',
  people:
    'M9 5a3.3 3.3 0 1 0 0 6.600A3.3 3.3 0 0 0 9 5ZM2.5 19c.600-3.5 3-5 6.5-5s5.9 1.5 6.5 5M16 5.500a3 3 0 0 1 0 5.800M18 14.200c2 .7 3.2 2.3 3.5 4.8',
} as const;
