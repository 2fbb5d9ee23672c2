import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { InboxApplication } from '#contract/applications/application.ts';
import { formatNumber } from '#contract/format.ts';
import { useOnline } from '#platform/http/online.ts';
import { locale } from '#platform/i18n/locale.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { useBarHeight } from '#ui/use-bar-height.ts';
import { ApplicationRow } from './application-row.tsx';
import { DecisionStatus, MoveDialog } from './decision-buttons.tsx';
import { type InboxSearch, toListed } from './inbox-search.ts';
import { decisionMessages, inboxMessages } from './messages.ts';
import type { Choice } from './use-decide.ts';

/** The applications that are chosen, of one page of a list: another page begins with none. */
export function useSelection(page: string) {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: new Set() });
  const ids = chosen.page === page ? chosen.ids : new Set<string>();
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setChosen((before) => {
        const next = new Set(before.page === page ? before.ids : []);
        if (isSelected) next.add(id);
        else next.delete(id);
        return { page, ids: next };
      }),
    [page],
  );
  return { ids, select, set: (next: readonly string[]) => setChosen({ page, ids: new Set(next) }) };
}
type Selection = ReturnType<typeof useSelection>;

interface BulkBarProps {
  selected: readonly InboxApplication[];
  isBusy: boolean;
  onClear: () => void;
  onDecide: (choice: Choice) => void;
}

/** Moves what is selected; at the bottom of the window, as the list may begin or end outside of it. */
export function BulkBar({ selected, isBusy, onClear, onDecide }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  const canMove = isOnline && !isBusy;
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div
      ref={bar}
      className="sticky bottom-[calc(var(--dock-height)+var(--bar-end))] z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 bg-base-100 p-3"
    >
      <span role="status" className="font-semibold">
        {inboxMessages.selected(selected.length, formatNumber(selected.length, locale))}
      </span>
      <button type="button" className="link min-h-11 font-medium text-primary" onClick={onClear}>
        {inboxMessages.unselect}
      </button>
      <button
        type="button"
        className="btn btn-primary text-base"
        aria-disabled={!canMove}
        onClick={() => canMove && setAsking(true)}
      >
        {decisionMessages.move}
      </button>
      <DecisionStatus isOnline={isOnline} isBusy={isBusy} />
      {isAsking && (
        <MoveDialog
          applications={selected}
          onDecide={(choice) => {
            setAsking(false);
            onDecide(choice);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface InboxRowsProps {
  rows: readonly InboxApplication[];
  selection: Selection;
  search: InboxSearch;
  /** Beside the list stands the application that is read. */
  hasPane: boolean;
  /** There are such applications, but not on this device. */
  isElsewhere: boolean;
}

/** The applications of a page, to open one or select several. */
export function InboxRows({ rows, selection, search, hasPane, isElsewhere }: InboxRowsProps) {
  // Its rows are rendered again where they have changed.
  const listed = useMemo(() => toListed(search), [search]);
  const { ids, select, set } = selection;
  const isAll = rows.every(({ id }) => ids.has(id));
  if (rows.length === 0) {
    const isFiltered = search.state !== undefined || search.search !== undefined;
    const { none, noneText, notHere, notHereText, empty, emptyText } = inboxMessages;
    if (isElsewhere) return <StatePanel title={notHere} text={notHereText} />;
    return isFiltered ? (
      <StatePanel title={none} text={noneText} />
    ) : (
      <StatePanel icon="mail" title={empty} text={emptyText} />
    );
  }
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 ps-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isAll}
          onChange={() => set(isAll ? [] : rows.map(({ id }) => id))}
        />
        {inboxMessages.selectAll}
      </label>
      <ul aria-label={inboxMessages.list} className="grid gap-2">
        {rows.map((row) => (
          <ApplicationRow
            key={row.id}
            application={row}
            isShown={hasPane && row.id === search.open}
            isSelected={ids.has(row.id)}
            search={listed}
            isReplaced={hasPane && search.open !== undefined}
            onSelect={select}
          />
        ))}
      </ul>
    </>
  );
}

interface Shown {
  /** The element of the list. */
  panelId: string;
  /** The id of the application that is read. */
  open: string | undefined;
  hasPane: boolean;
}

/** Where the focus goes once the element that had it is removed: browsers leave it on `body`. */
export function useInboxFocus({ panelId, open, hasPane }: Shown) {
  const chosen = useRef<HTMLElement>(null);
  const before = useRef(open);
  const restore = (id?: string): void => {
    if (document.activeElement !== document.body) return;
    const list = document.getElementById(panelId);
    const row = id === undefined ? null : list?.querySelector<HTMLElement>(`a[href*="open=${id}"]`);
    const target = chosen.current?.querySelector<HTMLElement>('h2') ?? chosen.current ?? row ?? list;
    // A row scrolls into view: the way back may be a link, after which the list begins at its top.
    target?.focus({ preventScroll: target !== row });
  };
  const onPage = useEffectEvent((from: string | undefined) => restore(from));
  useEffect(() => {
    const from = before.current;
    before.current = open;
    // On a phone the list and the application are pages that replace each other.
    if (!hasPane && from !== open) onPage(from);
  }, [open, hasPane]);
  const list = () => document.getElementById(panelId)?.focus({ preventScroll: true });
  return { chosen, restore: () => restore(), list };
}
