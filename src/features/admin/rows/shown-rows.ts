import { afterPaint } from '#platform/startup/page-settled.ts';

/** The elements of an area's rows, in document order. */
const listRows = (area: HTMLElement | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** The key of a row's element. */
export const keyOf = (row: HTMLElement | undefined): string => row?.dataset['row'] ?? '';

/** Moves the focus through the rows of an area, and remembers the last one. @param onRow called with each row's key */
export function createRowFocus(areaId: string, onRow: (key: string) => void) {
  const findArea = () => document.getElementById(areaId);
  let last = '';
  const list = () => listRows(findArea());
  const find = (key: string) => list().find((row) => keyOf(row) === key);
  const findCurrent = (): HTMLElement | undefined => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
    return focused && findArea()?.contains(focused) ? focused : find(last);
  };
  /** Scrolls the row into view; one that is taller than half the window by its top. */
  const show = (row: HTMLElement | undefined): void => {
    const target = row ?? findArea();
    if (!target) return;
    const isTaller = target.offsetHeight > innerHeight / 2;
    target.scrollIntoView({ block: isTaller ? 'start' : 'nearest' });
  };
  const focus = (row: HTMLElement | undefined): void => {
    last = keyOf(row);
    onRow(last);
    (row ?? findArea())?.focus({ preventScroll: true });
    show(row);
  };
  return {
    focus,
    show,
    /** Focuses a row that is about to be rendered. */
    focusKey: (key: string) => afterPaint(() => focus(find(key))),
    move: (step: 1 | -1) => {
      const all = list();
      const current = findCurrent();
      const next = current === undefined ? all[0] : all[all.indexOf(current) + step];
      if (next) focus(next);
    },
    /** The key of the current row. Without one, focuses the first row and returns ''. */
    takeCurrent: (): string => {
      const current = findCurrent();
      if (current === undefined) focus(list()[0]);
      return keyOf(current);
    },
    toggleTexts: () => {
      const texts = findCurrent()?.querySelector('details');
      if (texts) texts.open = !texts.open;
    },
    /** The row that takes the focus once this one is removed: the next, else the previous. */
    findNext: (key: string): HTMLElement | undefined => {
      const all = list();
      const at = all.findIndex((row) => keyOf(row) === key);
      return all[at + 1] ?? all[at - 1];
    },
    /** True while the focus is in the row, in the pane that shows it, or on `body`: only then may it be moved. */
    isAt: (key: string): boolean => {
      const focused = document.activeElement;
      if (focused === document.body || focused === null) return true;
      const pane = focused.closest<HTMLElement>('[data-shown]');
      return pane?.dataset['shown'] === key || find(key)?.contains(focused) === true;
    },
  };
}
