import { isBangla } from '../build-language.ts';
import { toLatinDigits, toLocalDigits } from '../format.ts';

/** Working hours for display: the stored text is "9:00 AM - 5:00 PM", or what an employer wrote. */
const en = (hours: string): string => hours;

/** "10 AM", "9:30am"; the hours of a clock with twelve. */
const clock = /^(0?[1-9]|1[0-2])(?::([0-5]\d))? ?([AP])M$/i;

/** Between two times. */
const until = /[-–]|\sto\s/i;

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

/** "9:30 AM" as "সকাল ৯:৩০টা"; undefined for anything but a time. */
function toSpokenTime(time: string): string | undefined {
  const [, hours, minutes = '00', half] = clock.exec(time) ?? [];
  if (hours === undefined || half === undefined) return undefined;
  const hour = (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  const part = dayParts.find(([end]) => hour < end)?.[1] ?? '';
  return toLocalDigits(`${part} ${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}টা`, 'bn');
}

const bn: typeof en = (hours) => {
  const times = toLatinDigits(hours.trim())
    .split(until)
    .map((time) => toSpokenTime(time.trim()));
  if (!times.includes(undefined)) return times.join(' – ');
  // English as it was typed: half of it in Bangla is harder to read.
  return /\p{Script=Latin}/u.test(hours) ? hours : toLocalDigits(hours, 'bn');
};

export const toShownHours = isBangla ? bn : en;
export const toShownHoursIn = { en, bn };
