import { locale } from '#platform/i18n/locale.ts';
import { useState } from 'react';
import { salaryFilter } from '#contract/limits.ts';
import { toLocalDigits } from '#contract/format.ts';
import { Expander } from '#ui/expander.tsx';
import { RangeSlider } from '#ui/form/range-slider.tsx';
import { filterMessages } from './messages.ts';
import { defaultSalary, moveSalary, type SalaryRange } from './salary-rules.ts';

interface SalaryFilterProps {
  active: SalaryRange | null;
  idle: SalaryRange;
  /** Pay in another currency that is chosen; '' for none. */
  chosen: string;
  onSettled: (range: SalaryRange) => void;
}

/** The salary slider, folded until it is opened or active. @param resets the number of resets: each cancels a drag */
export function SalaryFilter({ resets, ...slider }: SalaryFilterProps & { resets: number }) {
  const { moreExact } = filterMessages;
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
  const texts = filterMessages;
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
