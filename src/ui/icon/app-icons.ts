import type { IconPath } from './icon.tsx';

export const appIcons = {
  /** A round bubble with a receiver. */
  whatsapp:
    'M4 20l1.2-4.100A8 8 0 1 1 8.200 19L4 20ZM9.200 8.500c-.700 3.300 3 7 6.300 6.300l.5-1.800-2-1-1 .9c-1-.4-1.600-1-2-2l.9-1-1-2-1.700.600Z',
  /** A round bubble with a flash. */
  messenger:
    'M12 4c-4.600 0-8 3.300-8 7.500 0 2.300 1 4.200 2.600 5.500V20l2.700-1.400c.900.2 1.800.4 2.700.4 4.600 0 8-3.300 8-7.500S16.600 4 12 4ZM7.500 13.500l3-3 2.800 2 3.200-3',
} as const satisfies Readonly<Record<string, IconPath>>;
