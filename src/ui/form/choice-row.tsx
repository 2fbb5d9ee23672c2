import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';

interface ChoiceRowProps<C extends string> {
  legend: string;
  choices: readonly C[];
  texts: Readonly<Record<C, string>>;
  chosen: C;
  onChoose: (choice: C) => void;
}

/** One of a few values, as buttons in a row. */
export function ChoiceRow<C extends string>({ legend, choices, texts, chosen, onChoose }: ChoiceRowProps<C>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="surface flex flex-wrap p-1">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-semibold text-muted has-checked:bg-secondary has-checked:text-secondary-content has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="sr-only"
            />
            {chosen === choice && <Icon name="check" />}
            <span>{texts[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
