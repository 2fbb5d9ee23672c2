import { useEarlyInput } from './use-early-input.ts';
import type { FormPart, SelectOption } from './select-field.tsx';

interface CheckboxGroupProps {
  legend: string;
  options: readonly SelectOption[];
  checked: readonly string[];
  onCheckedChange: (checked: string[]) => void;
  part: FormPart;
}

/** Checkboxes under one heading, with targets of 44 px. */
export function CheckboxGroup({ legend, options, checked, onCheckedChange, part }: CheckboxGroupProps) {
  const toggle = (value: string) => {
    const next = options.filter((option) => checked.includes(option.value) !== (option.value === value));
    onCheckedChange(next.map((option) => option.value));
  };
  const group = useEarlyInput<HTMLFieldSetElement>(({ elements }) => {
    const boxes = [...elements].filter((element) => element instanceof HTMLInputElement);
    const isChanged = boxes.some((box) => box.checked !== checked.includes(box.value));
    if (isChanged) onCheckedChange(boxes.filter((box) => box.checked).map((box) => box.value));
  });
  return (
    <fieldset ref={group}>
      <legend className="mb-1 font-bold">{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 filters:min-h-9">
          <input
            type="checkbox"
            {...part}
            value={value}
            checked={checked.includes(value)}
            onChange={() => toggle(value)}
            className="checkbox checkbox-sm border-control checked:checkbox-primary"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
