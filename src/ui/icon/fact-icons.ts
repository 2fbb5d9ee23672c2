import type { IconPath } from './icon.tsx';

export const factIcons = {
  phone:
    'M6 4h3.500l1.5 4.500L9 10.500a11 11 0 0 0 4.5 4.500l2-2L20 14.500V18a2 2 0 0 1-2 2C11 20 4 13 4 6a2 2 0 0 1 2-2Z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.700L12 7.100M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.700l1.3-1.3',
  building: 'M5 20.500v-16h9v16M14 9.500h5v11M3.5 20.500h17M8 8h3M8 12h3M8 16h3',
  calendar: 'M4.5 6h15v14h-15V6Zm0 4.500h15M8.5 3.500v4M15.5 3.500v4',
  wallet: 'M4 7h14.500v12H4V7Zm0 0 11-3v3M15 13h3.5',
} as const satisfies Readonly<Record<string, IconPath>>;
