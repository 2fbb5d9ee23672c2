import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chipLook, toChipTone } from './chip-look.ts';
import type { FormPart, SelectOption } from './select-field.tsx';
import { useEarlyInput } from './use-early-input.ts';

interface ToggleChipsProps {
  legend: string;
  options: readonly SelectOption[];
  /** `one` always has a choice, `many` may have none. */
  choice: 'one' | 'many';
  checked: readonly string[];
  onCheckedChange: (checked: string[]) => void;
  /** For a form that works before hydration. */
  part?: FormPart;
}

/** A few values to choose from, each a chip. */
export function ToggleChips({ legend, options, choice, checked, onCheckedChange, part }: ToggleChipsProps) {
  const name = useId();
  const toggle = (value: string) => {
    if (choice === 'one') return onCheckedChange([value]);
    const next = options.filter((option) => checked.includes(option.value) !== (option.value === value));
    onCheckedChange(next.map((option) => option.value));
  };
  const group = useEarlyInput<HTMLFieldSetElement>(({ elements }) => {
    const boxes = [...elements].filter((element) => element instanceof HTMLInputElement);
    const isChanged = boxes.some((box) => box.checked !== checked.includes(box.value));
    if (part && isChanged) onCheckedChange(boxes.filter((box) => box.checked).map((box) => box.value));
  });
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <label
            key={value}
            // By `:checked`, so that a tap shows without scripts as well.
            className={`${chipLook} ${toChipTone(false)} has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-2 has-focus-visible:outline-primary`}
          >
            <input
              type={choice === 'one' ? 'radio' : 'checkbox'}
              name={name}
              {...part}
              value={value}
              checked={checked.includes(value)}
              onChange={() => toggle(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {checked.includes(value) && <Icon name="check" className="size-4" />}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
