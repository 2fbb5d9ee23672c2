import type { ComponentProps } from 'react';
import { SuggestionList } from '#ui/form/suggestion-list.tsx';
import { landingMessages as texts } from './messages.ts';
import type { Matches } from './use-matches.ts';

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
