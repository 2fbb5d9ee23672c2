import { locale } from './locale.ts';
import { intlLocales } from '#contract/format.ts';

const KILO = 1000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
/** In Bangla the units of Intl are Latin. */
const banglaUnits = ['বাইট', 'কেবি', 'এমবি', 'জিবি'] as const;

/** "12 kB", "1.4 MB", "১.৪ এমবি": counted in thousands, as data plans are. */
export function formatSize(bytes: number): string {
  let [value, step] = [Math.max(0, bytes), 0];
  // 999.6 kB would be written as 1000 kB.
  while (Math.round(value) >= KILO && step < units.length - 1) {
    value /= KILO;
    step += 1;
  }
  const unit: Intl.NumberFormatOptions =
    locale === 'bn'
      ? {}
      : { style: 'unit', unit: units[step] ?? 'byte', unitDisplay: step === 0 ? 'long' : 'short' };
  const maximumFractionDigits = step > 1 && value < 100 ? 1 : 0;
  const size = new Intl.NumberFormat(intlLocales[locale], { ...unit, maximumFractionDigits }).format(value);
  return locale === 'bn' ? `${size} ${banglaUnits[step] ?? ''}` : size;
}
