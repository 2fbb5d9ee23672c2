import { useRef, type KeyboardEvent } from 'react';

interface Tab<T extends string> {
  id: T;
  text: string;
  /** The formatted count. */
  count: string;
}

interface SegmentedTabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  selected: T;
  /** The panel's id; it is labelled by `{panelId}-{tab}`. */
  panelId: string;
  onSelect: (tab: T, how: 'click' | 'keys') => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs, each with its count, in rows where one is too narrow; arrow keys, Home and End move between them. */
export function SegmentedTabs<T extends string>(props: SegmentedTabsProps<T>) {
  const { label, tabs, selected, panelId, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const to = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length;
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id, 'keys');
    list.current?.querySelector<HTMLElement>(`[id="${panelId}-${next.id}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="surface flex flex-wrap overflow-hidden">
      {tabs.map(({ id, text, count }) => (
        <button
          key={id}
          id={`${panelId}-${id}`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          className="tabular min-h-11 flex-1 cursor-pointer px-1 text-sm font-semibold text-muted aria-selected:bg-secondary aria-selected:text-secondary-content"
          onKeyDown={onKeyDown}
          onClick={() => onSelect(id, 'click')}
        >
          <span className="block min-w-11 font-bold">{count}</span>
          {text}
        </button>
      ))}
    </div>
  );
}
