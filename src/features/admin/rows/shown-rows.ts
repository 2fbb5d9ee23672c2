import { afterPaint } from '#platform/startup/page-settled.ts';

/** The elements of an area's rows, in document order. */
const listRows = (area: HTMLElement | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** The key of a row's element. */
export const keyOf = (row: HTMLElement | undefined): string => row?.dataset['row'] ?? '';

/** Moves the focus to a row of an area. @param onRow called with each row's key */
export function createRowFocus(areaId: string, onRow: (key: string) => void) {
  const findArea = () => document.getElementById(areaId);
  const list = () => listRows(findArea());
  const find = (key: string) => list().find((row) => keyOf(row) === key);
  /** Scrolls the row into view; one that is taller than half the window by its top. */
  const show = (row: HTMLElement | undefined): void => {
    const target = row ?? findArea();
    if (!target) return;
    const isTaller = target.offsetHeight > innerHeight / 2;
    target.scrollIntoView({ block: isTaller ? 'start' : 'nearest' });
  };
  const focus = (row: HTMLElement | undefined): void => {
    onRow(keyOf(row));
    (row ?? findArea())?.focus({ preventScroll: true });
    show(row);
  };
  return {
    focus,
    show,
    /** Focuses a row that is about to be rendered. */
    focusKey: (key: string) => afterPaint(() => focus(find(key))),
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
