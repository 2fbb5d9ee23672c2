import { useState } from 'react';
import { toLocalDigits } from '#contract/format.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { salaryFilter } from '#contract/limits.ts';
import { locale } from '#platform/i18n/locale.ts';
import { Expander } from '#ui/expander.tsx';
import { RangeSlider } from '#ui/form/range-slider.tsx';
import { filterMessages as texts } from '../later-messages.ts';

/** A salary range in USD, as the slider shows it. */
interface SalaryRange {
  lower: number;
  upper: number;
}

/** The inactive slider before it was touched (§9). */
export const initialSalary: SalaryRange = { lower: salaryFilter.min, upper: salaryFilter.max };
/** The inactive slider after "Reset Filters" (§4). */
export const resetSalary: SalaryRange = { lower: salaryFilter.min, upper: salaryFilter.resetMax };
/** Activated by the first touch (§9). */
export const defaultSalary: SalaryRange = { lower: salaryFilter.defaultMin, upper: salaryFilter.defaultMax };

/** The slider's active range; null while inactive, or for pay in another currency. */
export function toSalaryRange({ minSalary, maxSalary, payCurrency = 'USD' }: JobSearch): SalaryRange | null {
  return minSalary && maxSalary && payCurrency === 'USD' ? { lower: minSalary, upper: maxSalary } : null;
}

/** The range after a thumb was moved. Both bounds stay non-zero, so that both are sent (§7), and never cross. */
export function moveSalary(range: SalaryRange, thumb: keyof SalaryRange, wanted: number): SalaryRange {
  const value = Math.min(salaryFilter.max, Math.max(salaryFilter.step, wanted));
  return thumb === 'lower'
    ? { ...range, lower: Math.min(value, range.upper) }
    : { ...range, upper: Math.max(value, range.lower) };
}

interface SalaryFilterProps {
  active: SalaryRange | null;
  idle: SalaryRange;
  /** Pay in another currency that is chosen; '' for none. */
  chosen: string;
  onSettled: (range: SalaryRange) => void;
}

/** The salary slider, folded until it is opened or active. @param resets the number of resets: each cancels a drag */
export function SalaryFilter({ resets, ...slider }: SalaryFilterProps & { resets: number }) {
  const { moreExact } = texts;
  const [isOpen] = useState(slider.active !== null);
  return (
    <Expander summary={<span className="text-primary">{moreExact}</span>} look="plain" isOpen={isOpen}>
      <SalarySlider key={resets} {...slider} />
    </Expander>
  );
}

const format = (value: number) => toLocalDigits(String(value), locale);

/** Inactive until touched, then at its default (§9). */
function SalarySlider({ active, idle, chosen, onSettled }: SalaryFilterProps) {
  const [moving, setMoving] = useState<SalaryRange | null>(null);
  const range = moving ?? active ?? idle;
  const settle = () => {
    if (moving) onSettled(moving);
    setMoving(null);
  };
  return (
    <>
      <RangeSlider
        legend={texts.salaryRange}
        range={range}
        scale={salaryFilter}
        isActive={(moving ?? active) !== null}
        labels={{ lower: texts.salaryLower, upper: texts.salaryUpper }}
        toValueText={(value) => texts.salaryValue(format(value))}
        onMove={(thumb, value) =>
          setMoving((latest) => moveSalary(latest ?? active ?? defaultSalary, thumb, value))
        }
        onWake={() => setMoving(defaultSalary)}
        onSettle={settle}
      />
      <p className="tabular flex justify-between text-sm text-muted">
        <span>{texts.salaryFrom(format(range.lower))}</span>
        <span>{texts.salaryTo(format(range.upper))}</span>
      </p>
      {range === idle && (
        <p className="mt-1 text-sm text-muted">
          {chosen === '' ? texts.salaryInactive : texts.salaryChosen(chosen)}
        </p>
      )}
    </>
  );
}
