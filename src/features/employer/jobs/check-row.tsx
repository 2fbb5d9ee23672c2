import type { WayName } from './job-fields.ts';

interface CheckRowProps {
  name: WayName;
  value: string;
  text: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A choice that is on or off. */
export function CheckRow({ name, value, text, isChecked, onChange }: CheckRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {text}
    </label>
  );
}
