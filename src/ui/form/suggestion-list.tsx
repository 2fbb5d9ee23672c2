import { type ReactNode, useEffect, useRef } from 'react';

/** The active option's index; null while the text field itself is active. */
export type ActiveOption = number | null;

/** The id of an option, for `aria-activedescendant`. */
export const toOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Moves between options and text by arrows; undefined for keys of the text field. */
export function toNextOption(key: string, active: ActiveOption, count: number): ActiveOption | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') {
    if (active === null) return 0;
    return active === last ? null : active + 1;
  }
  if (key === 'ArrowUp') {
    if (active === null) return last;
    return active === 0 ? null : active - 1;
  }
  if (active === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

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
