import { useEffect, useRef, type ReactNode } from 'react';
import { toOptionId, type ActiveOption } from './listbox-keys.ts';

export interface Suggestion {
  key: string;
  content: ReactNode;
}

interface SuggestionListProps {
  id: string;
  label: string;
  options: readonly Suggestion[];
  active: ActiveOption;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

/** Options under a search field, which keeps the focus. */
export function SuggestionList({ id, label, options, active, onActive, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="max-h-[55dvh] overflow-y-auto">
      {options.map((option, index) => (
        <button
          key={option.key}
          id={toOptionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => onActive(index)}
          // Keeps the focus in the field: the default action of a press would move it to the button.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 py-1.5 text-left aria-selected:bg-secondary"
        >
          {option.content}
        </button>
      ))}
    </div>
  );
}
