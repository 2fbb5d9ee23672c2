import type { ComponentProps } from 'react';
import { landingMessages as texts } from './messages.ts';
import type { Matches } from './use-matches.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { toOptionId, type ActiveOption } from '#ui/form/listbox-keys.ts';

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

export interface MatchListProps extends Omit<ComponentProps<typeof SuggestionList>, 'label'> {
  matches: Matches;
}

/** The matches under the search box. */
export function MatchList({ matches, options, ...list }: MatchListProps) {
  return (
    <div className="surface absolute inset-x-0 top-full z-10 mt-2 overflow-hidden py-1 raised">
      {options.length === 0 ? (
        <p className="px-4 py-3 text-muted">{texts.noMatches(matches.text)}</p>
      ) : (
        <SuggestionList {...list} label={texts.matches} options={options} />
      )}
    </div>
  );
}
