import { toLocalDigits } from '../format.ts';
import type * as en from './working-hours.en.ts';

const clock = /^(\d{1,2}):(\d{2}) ([AP])M$/i;

/** The parts of a day, by the hour at which they end. */
const dayParts: readonly (readonly [end: number, name: string])[] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
];

/** "9:30 AM" as "সকাল ৯:৩০টা"; undefined for anything else. */
function toSpokenTime(time: string): string | undefined {
  const [, hours, minutes, half] = clock.exec(time.trim()) ?? [];
  if (hours === undefined || half === undefined) return undefined;
  const hour = (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  const part = dayParts.find(([end]) => hour < end)?.[1] ?? '';
  return toLocalDigits(`${part} ${hours}${minutes === '00' ? '' : `:${minutes}`}টা`, 'bn');
}

export const toShownHours: typeof en.toShownHours = (hours) => {
  const times = hours.split(' - ').map(toSpokenTime);
  return times.includes(undefined) ? toLocalDigits(hours, 'bn') : times.join(' – ');
};
