/** Line icons on a 24-px grid, drawn for the product. Decorative: the words stand beside them. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5h-5v5H4v-8.5Z',
  briefcase: 'M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16',
  bookmark: 'M7 4h10v16l-5-4-5 4V4Z',
  document: 'M6 3.5h8l4 4V20.5H6v-17ZM14 3.5v4h4M9 12h6M9 15.5h6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  signOut: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  chart: 'M6 20v-7M12 20V5M18 20v-10',
  pencil: 'M4 20l1-4L16.5 4.500l3 3L8 19l-4 1Z',
  heart: 'M12 20s-7.5-4.7-7.5-10A4.2 4.2 0 0 1 12 7.2 4.2 4.2 0 0 1 19.5 10c0 5.3-7.5 10-7.5 10Z',
  megaphone: 'M4 10v4h3l8 4.500V5.500L7 10H4Zm14-1.500c1.3 1.9 1.3 5.1 0 7',
  download: 'M12 4v11m0 0 4.5-4.500M12 15l-4.5-4.500M5 20h14',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  mail: 'M4 6h16v12H4V6Zm0 .5 8 6.5 8-6.5',
  phone:
    'M6 4h3.500l1.5 4.500L9 10.500a11 11 0 0 0 4.5 4.500l2-2L20 14.500V18a2 2 0 0 1-2 2C11 20 4 13 4 6a2 2 0 0 1 2-2Z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.700L12 7.100M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.700l1.3-1.3',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.500l3 2',
  filter: 'M4 6h16M7 12h10M10 18h4',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  retry: 'M19 12a7 7 0 1 1-2.1-5M17.5 3.500V7H14',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v4.500m0 2.500v.5',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M4 4l16 16M9.5 5.900A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-3 3.700M6.3 7.700A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.3-1.100M10 10a3 3 0 0 0 4 4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  moon: 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10Z',
  device: 'M7 3h10v18H7V3Zm3.5 15h3',
  building: 'M5 20.500v-16h9v16M14 9.500h5v11M3.5 20.500h17M8 8h3M8 12h3M8 16h3',
  calendar: 'M4.5 6h15v14h-15V6Zm0 4.500h15M8.5 3.500v4M15.5 3.500v4',
  wallet: 'M4 7h14.500v12H4V7Zm0 0 11-3v3M15 13h3.5',
  people:
    'M9 5a3.3 3.3 0 1 0 0 6.600A3.3 3.3 0 0 0 9 5ZM2.5 19c.600-3.5 3-5 6.5-5s5.9 1.5 6.5 5M16 5.500a3 3 0 0 1 0 5.800M18 14.200c2 .7 3.2 2.3 3.5 4.8',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  /** Tailwind size classes; 20 px unless told. */
  className?: string;
  /** Fills the outline, as for a saved bookmark. */
  fill?: 'none' | 'currentColor';
}

export function Icon({ name, className = 'size-5', fill = 'none' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill={fill}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
