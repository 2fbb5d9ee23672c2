import { type ReactNode, useId, useState } from 'react';
import type { AdminRow } from '#api/admin.ts';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { ModeratedPane, ModeratedRow, RowLine } from './moderated-row.tsx';
import { RejectDialog, type RejectionChoice } from './reject-dialog.tsx';
import { canApprove, rowKeyOf } from './row-lists.ts';
import type { Moderation } from './use-moderation.ts';

/** The elements of an area's rows, in document order. */
const listRows = (area: HTMLElement | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** The key of a row's element. */
const keyOf = (row: HTMLElement | undefined): string => row?.dataset['row'] ?? '';

/** Moves the focus to a row of an area. @param onRow called with each row's key */
function createRowFocus(areaId: string, onRow: (key: string) => void) {
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

/** The reports of a list's rows, which can be marked as handled. */
interface RowReports {
  show: (row: AdminRow) => ReactNode;
  /** The key of the row whose reports are being handled. */
  busy: string | null;
  handle: (row: AdminRow, onHandled: () => void) => Promise<void>;
}

interface RowAreaProps {
  moderation: Moderation;
  rows: readonly AdminRow[];
  label: string;
  reports?: RowReports;
  children: (show: (row: AdminRow) => ReactNode) => ReactNode;
}

/** Rows to decide on. */
export function RowArea({ moderation, rows, label, reports, children }: RowAreaProps) {
  const id = useId();
  const [rejected, setRejected] = useState<AdminRow | null>(null);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState('');
  const [shown] = useState(() => createRowFocus(id, setChosen));
  const hasPanes = useWindowAtLeast(breakpointPx.panes);
  const { busy, notices, settle } = moderation;

  /** Moves the focus from a row that is about to leave its list. */
  const focusNext = (row: AdminRow) => {
    const next = shown.findNext(rowKeyOf(row));
    setChosen(keyOf(next));
    if (!shown.isAt(rowKeyOf(row))) return;
    shown.focus(next);
    // Once the row above is removed, the next one has moved up.
    afterPaint(() => shown.show(next));
  };
  const approve = async (row: AdminRow) => {
    if (busy !== null || !canApprove(row)) return;
    await settle(row, { verdict: 'approve' }, () => !reports && focusNext(row));
  };
  const handle = async (row: AdminRow) => {
    if (busy !== null || !reports || reports.busy !== null) return;
    await reports.handle(row, () => focusNext(row));
  };
  const reject = (row: AdminRow) => {
    if (busy === null) setRejected(row);
  };
  const sendRejection = async (row: AdminRow, rejection: RejectionChoice) => {
    const next = shown.findNext(rowKeyOf(row));
    const settled = await settle(row, { verdict: 'reject', ...rejection });
    if (settled !== 'decided' && settled !== 'conflict') return;
    setRejected(null);
    if (settled === 'conflict') return shown.focusKey(rowKeyOf(row));
    setReasons((all) => ({ ...all, [rowKeyOf(row)]: '' }));
    // After the closing dialog has restored the focus. In the list of reports a rejected row stays.
    if (reports) return shown.focusKey(rowKeyOf(row));
    afterPaint(() => shown.focus(next));
  };
  const key = rejected && rowKeyOf(rejected);
  const notice = key === null ? undefined : notices[key];
  const toProps = (row: AdminRow) => ({
    row,
    isBusy: busy === rowKeyOf(row),
    notice: notices[rowKeyOf(row)],
    onApprove: () => void approve(row),
    onReject: () => reject(row),
    reports: reports && {
      list: reports.show(row),
      isBusy: reports.busy === rowKeyOf(row),
      onHandle: () => void handle(row),
    },
  });
  const inPane = rows.find((row) => rowKeyOf(row) === chosen) ?? rows[0];
  const toLine = (row: AdminRow) => (
    <RowLine
      key={rowKeyOf(row)}
      row={row}
      isShown={row === inPane}
      notice={notices[rowKeyOf(row)]}
      onShow={() => setChosen(rowKeyOf(row))}
    />
  );
  const toCard = (row: AdminRow) => <ModeratedRow key={rowKeyOf(row)} {...toProps(row)} />;
  const area = (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className={`flex min-w-0 flex-col gap-6 outline-none ${hasPanes ? 'pane overflow-y-auto overscroll-contain p-1' : ''}`}
    >
      {children(hasPanes ? toLine : toCard)}
    </div>
  );
  return (
    <>
      {hasPanes && inPane ? (
        <div className="grid items-start gap-4 panes:grid-cols-[min(27.5rem,40%)_minmax(0,1fr)]">
          {area}
          <div className="flex pane flex-col">
            <ModeratedPane key={rowKeyOf(inPane)} {...toProps(inPane)} />
          </div>
        </div>
      ) : (
        area
      )}
      {rejected && key !== null && (
        <RejectDialog
          row={rejected}
          draft={reasons[key] ?? ''}
          isBusy={busy === key}
          trouble={notice?.tone === 'error' ? notice.text : undefined}
          onDraft={(reason) => setReasons((all) => ({ ...all, [key]: reason }))}
          onSend={(rejection) => void sendRejection(rejected, rejection)}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  );
}
