import { Icon, type IconPath } from '../icon/icon.tsx';
import { chipLook, toChipTone } from './chip-look.ts';
import type { FormPart, SelectOption } from './select-field.tsx';
import { useEarlyInput } from './use-early-input.ts';

interface ChipSelectProps {
  label: string;
  value: string;
  /** The first option means no choice. */
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  /** Shown before the text, where the text alone does not tell what the select does. */
  icon?: IconPath;
  /** For a form that works before hydration. */
  part?: FormPart;
}

/** A native select as a chip, as wide as its text. */
export function ChipSelect({ label, value, options, onValueChange, icon, part }: ChipSelectProps) {
  const isOffered = options.some((option) => option.value === value);
  const select = useEarlyInput<HTMLSelectElement>(({ value: chosen }) => {
    if (isOffered && chosen !== value) onValueChange(chosen);
  });
  return (
    <span className="relative flex shrink-0 items-center">
      <select
        ref={select}
        aria-label={label}
        {...part}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={`${chipLook} ${toChipTone(value !== options[0]?.value)} max-w-52 appearance-none field-sizing-content pr-8 text-ellipsis ${icon ? 'pl-9' : ''}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {icon && <Icon name={icon} className="pointer-events-none absolute left-3 size-4.5" />}
      <Icon name="chevronDown" className="pointer-events-none absolute right-3 size-4" />
    </span>
  );
}
