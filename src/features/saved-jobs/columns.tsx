import { locale } from '#platform/i18n/locale.ts';
import {
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { formatNumber } from '#contract/format.ts';
import { savedMessages as texts } from './messages.ts';
import { TrackerCard } from './tracker-card.tsx';
import { tabOf, toStageMove, type Tracked } from './tracker-rules.ts';
import { trackerTabs, type TrackerTab } from '#contract/jobs/stages.ts';
import { focusCard, toCardId, type TrackerActions } from './use-tracker-actions.ts';

interface ColumnsProps {
  tracked: readonly Tracked[];
  now: number;
  actions: TrackerActions;
  /** The job whose sheet is open. */
  openId: string | null;
  onOpen: (jobId: string | null) => void;
}

const idOf = ({ applied }: Tracked): string => applied.jobId;
const columnOf = ({ stage }: Tracked): TrackerTab => tabOf[stage];

/** Restores the focus to a card that moved to another column, where React mounts it again. */
function useFocusOnMoved(find: (target: EventTarget) => Tracked | undefined, tracked: readonly Tracked[]) {
  const held = useRef<{ id: string; tab: TrackerTab } | null>(null);
  useLayoutEffect(() => {
    const card = tracked.find((one) => idOf(one) === held.current?.id);
    if (card === undefined || columnOf(card) === held.current?.tab) return;
    held.current = { id: idOf(card), tab: columnOf(card) };
    if (document.activeElement === document.body) focusCard(idOf(card));
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const card = find(target);
      held.current = card ? { id: idOf(card), tab: columnOf(card) } : null;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) held.current = null;
    },
  };
}

/** The card that an arrow key leads to: the one above or below, or one in the nearest column with cards. */
function findNeighbour(tracked: readonly Tracked[], from: Tracked, key: string): Tracked | undefined {
  const inColumn = (tab: TrackerTab | undefined) => tracked.filter((one) => columnOf(one) === tab);
  const own = inColumn(columnOf(from));
  const row = own.indexOf(from);
  if (key === 'ArrowDown') return own[row + 1];
  if (key === 'ArrowUp') return own[row - 1];
  const at = trackerTabs.indexOf(columnOf(from));
  const beside = key === 'ArrowRight' ? trackerTabs.slice(at + 1) : trackerTabs.slice(0, at).toReversed();
  const cards = inColumn(beside.find((tab) => inColumn(tab).length > 0));
  return cards[Math.min(row, cards.length - 1)];
}

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const arrows = new Set(['ArrowUp', 'ArrowDown', ...Object.keys(sideways)]);

/** The stages as columns; cards are moved by keys, in their sheet, or by dragging. */
export function Columns({ tracked, now, actions, openId, onOpen }: ColumnsProps) {
  const [dragged, setDragged] = useState<Tracked | null>(null);
  const [over, setOver] = useState<TrackerTab | null>(null);
  const find = (target: EventTarget): Tracked | undefined => {
    const id = target instanceof Element && target.closest('article')?.id;
    return tracked.find((one) => toCardId(idOf(one)) === id);
  };
  const focus = useFocusOnMoved(find, tracked);

  const move = (one: Tracked, tab: TrackerTab) => {
    const to = toStageMove(one, tab);
    if (to === null || one.saved === undefined) return;
    // The pressed button is mounted again with its card, and after a drag the focus is on `body`.
    focusCard(idOf(one));
    if (to === 'choose') onOpen(idOf(one));
    else void actions.setStage(one.saved, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const one = find(target);
    const isInSheet = target instanceof Element && target.closest('dialog') !== null;
    if (!arrows.has(key) || one === undefined || isInSheet) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = sideways[key];
    if (shiftKey && step !== undefined) {
      const tab = trackerTabs[trackerTabs.indexOf(columnOf(one)) + step];
      if (tab !== undefined) move(one, tab);
      return;
    }
    const next = findNeighbour(tracked, one, key);
    if (next !== undefined) focusCard(idOf(next), { preventScroll: false });
  };

  const endDrag = () => {
    setDragged(null);
    setOver(null);
  };
  const dragSource = (one: Tracked) => ({
    draggable: one.saved !== undefined && openId === null,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', one.applied.title);
      setDragged(one);
    },
  });
  const dropTarget = (tab: TrackerTab) => ({
    onDragOver: (event: DragEvent) => {
      const isTaken = dragged !== null && toStageMove(dragged, tab) !== null;
      setOver(isTaken ? tab : null);
      // Cancelling `dragover` allows the drop.
      if (isTaken) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      endDrag();
      if (dragged !== null) move(dragged, tab);
    },
  });
  const board = { ...focus, onKeyDown, onDragEnd: endDrag };

  return (
    <div
      className="grid gap-3"
      style={{ gridTemplateColumns: `repeat(${trackerTabs.length}, minmax(0, 1fr))` }}
      {...board}
    >
      {trackerTabs.map((tab) => {
        const cards = tracked.filter((one) => columnOf(one) === tab);
        return (
          <section
            key={tab}
            aria-labelledby={`column-${tab}`}
            className={`flex max-h-[calc(100dvh-var(--header-height)-1rem)] flex-col rounded-lg border p-1 ${
              over === tab ? 'border-dashed border-primary bg-secondary' : 'border-base-300'
            }`}
            {...dropTarget(tab)}
          >
            <h2 id={`column-${tab}`} className="tabular flex gap-2 p-2 font-bold">
              {texts.tabs[tab]}{' '}
              <span className="font-normal text-muted">{formatNumber(cards.length, locale)}</span>
            </h2>
            {cards.length === 0 ? (
              <p className="p-2 text-sm text-muted">{texts.empty[tab]}</p>
            ) : (
              <ul className="grid content-start gap-2 overflow-y-auto overscroll-contain p-1">
                {cards.map((one) => (
                  <li key={idOf(one)} className="min-w-0" {...dragSource(one)}>
                    <TrackerCard
                      tracked={one}
                      now={now}
                      actions={actions}
                      isNarrow
                      isOpen={openId === idOf(one)}
                      onOpen={(isOpen) => onOpen(isOpen ? idOf(one) : null)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
