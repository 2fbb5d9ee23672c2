import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { listLimits } from '#contract/limits.ts';
import { appPaths } from '#contract/paths.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { useOpenJob } from '#platform/open-job.ts';
import { toNextOption, type ActiveOption } from '#ui/listbox-keys.ts';
import { SearchField } from '#ui/search-field.tsx';
import { SuggestionList, toOptionId } from '#ui/suggestion-list.tsx';
import { landingMessages } from './messages.ts';
import { toMatchOptions } from './match-options.tsx';
import { useMatches } from './use-matches.ts';

/**
 * The search bar over the hero's edge (§2): every keystroke searches at once, the matches open under it,
 * "Find Jobs" and Enter go to the list.
 */
export function LandingSearch() {
  const texts = useMessages(landingMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const openJob = useOpenJob();
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const matches = useMatches(text);
  const options = isOpen ? toMatchOptions(matches, texts, locale) : [];
  const current = active !== null && active < options.length ? active : null;

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const findJobs = () => {
    const search = text.trim();
    void navigate({ to: appPaths.jobs, search: search === '' ? {} : { search } });
  };
  const choose = (index: number) => {
    const job = matches?.jobs[index];
    close();
    if (job) openJob(job._id);
    else findJobs();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a word is being composed (Bangla, and others) the keys are the keyboard's own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) return consume(event, close);
    if (event.key === 'Enter' && current !== null) return consume(event, () => choose(current));
    const next = toNextOption(event.key, current, isOpen ? options.length : 0);
    if (next !== undefined) consume(event, () => setActive(next));
    else if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
  };
  const input: InputHTMLAttributes<HTMLInputElement> = {
    type: 'text',
    role: 'combobox',
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': current === null ? undefined : toOptionId(listId, current),
    onKeyDown,
    onBlur: close,
  };
  return (
    <SearchField
      label={texts.searchLabel}
      placeholder={texts.searchPlaceholder}
      button={texts.findJobs}
      value={text}
      maxLength={listLimits.searchMaxChars}
      input={input}
      onValueChange={(typed) => {
        setText(typed);
        setIsOpen(true);
        setActive(null);
      }}
      onSubmit={findJobs}
    >
      {isOpen && matches && (
        <div className="surface absolute inset-x-0 top-full z-10 mt-2 overflow-hidden py-1 raised">
          {options.length === 0 ? (
            <p className="px-4 py-3 text-muted">{texts.noMatches(matches.text)}</p>
          ) : (
            <SuggestionList
              id={listId}
              label={texts.matches}
              options={options}
              active={current}
              onActive={setActive}
              onChoose={choose}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen &&
          matches &&
          (options.length > 0 ? texts.matchCount(matches.jobs.length) : texts.noMatches(matches.text))}
      </p>
    </SearchField>
  );
}

function consume(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
