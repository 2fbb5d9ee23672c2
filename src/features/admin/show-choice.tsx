import { useId } from 'react';
import { adminMessages } from '#texts/features/admin/messages';
import { Icon } from '#ui/icon/icon.tsx';
import type { Shown } from './admin-search.ts';

const choices = ['waiting', 'rejected', 'approved'] as const satisfies readonly Shown[];

/** Which rows the queue shows. */
export function ShowChoice({ chosen, onChoose }: { chosen: Shown; onChoose: (show: Shown) => void }) {
  const { show } = adminMessages;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{show.label}</legend>
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
            {show[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
