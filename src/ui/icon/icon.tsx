/** Paths on a 24-px grid; an icon used once is defined beside its component. */
const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm6 6 12 12M18 6 6 18',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5h-5v5H4v-8.5Z',
  bookmark: 'M7 4h10v16l-5-4-5 4V4Z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  megaphone: 'M4 10v4h3l8 4.500V5.500L7 10H4Zm14-1.500c1.3 1.9 1.3 5.1 0 7',
  download: 'M12 4v11m0 0 4.5-4.500M12 15l-4.5-4.500M5 20h14',
  briefcase: 'M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16',
  document: 'M6 3.5h8l4 4V20.5H6v-17ZM14 3.5v4h4M9 12h6M9 15.5h6',
  chart: 'M6 20v-7M12 20V5M18 20v-10',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-13.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.500l3 2',
  people:
    'M9 5a3.3 3.3 0 1 0 0 6.600A3.3 3.3 0 0 0 9 5ZM2.5 19c.600-3.5 3-5 6.5-5s5.9 1.5 6.5 5M16 5.500a3 3 0 0 1 0 5.800M18 14.200c2 .7 3.2 2.3 3.5 4.8',
  mail: 'M4 6h16v12H4V6Zm0 .5 8 6.5 8-6.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  retry: 'M19 12a7 7 0 1 1-2.1-5M17.5 3.500V7H14',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v4.500m0 2.500v.5',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  device: 'M7 3h10v18H7V3Zm3.5 15h3',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
} as const;

export type IconPath = `M${string}`;
export type IconName = keyof typeof paths | IconPath;

function isPath(name: IconName): name is IconPath {
  return name.startsWith('M');
}

interface IconProps {
  name: IconName;
  className?: string;
  fill?: 'none' | 'transparent' | 'currentColor';
}

/** A line icon, hidden from screen readers: it needs text beside it. */
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
      <path d={isPath(name) ? name : paths[name]} />
    </svg>
  );
}
