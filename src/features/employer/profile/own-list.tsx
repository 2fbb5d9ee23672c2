import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window.ts';
import { MoreMenu, menuItemLook } from '#ui/more-menu.tsx';
import type { Mark } from './row-marks.ts';
import { profileMessages as words } from './messages.ts';

export interface RowAction {
  text: string;
  tone?: 'plain' | 'main';
  onPress: () => void;
}

export interface RowView {
  id: string;
  name: string;
  /** The name's language, if not the page's. */
  lang: string | undefined;
  logo?: ReactNode;
  marks: readonly Mark[];
  /** Below the marks. */
  note?: ReactNode;
  onView: () => void;
  /** A link to the public page. */
  page?: ReactNode;
  cells: readonly ReactNode[];
  /** The main action, which is always visible. */
  main: RowAction;
  /** In the menu, with the link. */
  more: readonly RowAction[];
}

const tones: Readonly<Record<Mark['tone'], string>> = {
  notice: 'bg-notice',
  error: 'border border-error/40 text-error',
  plain: 'border border-base-300 text-muted',
};

function MarkLine({ mark }: { mark: Mark }) {
  return (
    <span
      className={`inline-flex max-w-full items-start gap-1.5 rounded-lg px-2 py-0.5 text-sm font-medium ${tones[mark.tone]}`}
    >
      {mark.tone !== 'plain' && (
        <Icon name={mark.tone === 'error' ? 'warning' : 'clock'} className="mt-0.5 size-4" />
      )}
      <span className="min-w-0">{mark.text}</span>
    </span>
  );
}

function RowName({ row: { id, name, lang, onView } }: { row: RowView }) {
  return (
    <button
      type="button"
      id={id}
      lang={lang}
      aria-label={words.named(words.view, name)}
      className="flex min-h-11 cursor-pointer items-center text-left font-bold hover:underline"
      onClick={onView}
    >
      {name}
    </button>
  );
}

function RowHead({ row }: { row: RowView }) {
  return (
    <div className="flex items-start gap-3">
      {row.logo}
      <div className="min-w-0 flex-1">
        <RowName row={row} />
        {row.marks.length > 0 && (
          <p className="flex flex-wrap gap-2 py-1">
            {row.marks.map((mark) => (
              <MarkLine key={mark.text} mark={mark} />
            ))}
          </p>
        )}
        {row.note}
      </div>
    </div>
  );
}

/** @param name for the accessible name */
export function RowButton({ text, name, tone = 'plain', onPress }: RowAction & { name: string }) {
  return (
    <button
      type="button"
      aria-label={words.named(text, name)}
      className={`btn h-auto min-h-11 flex-1 px-2 py-1 text-base leading-snug ${tone === 'main' ? 'btn-primary' : ''}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

interface OwnListProps {
  label: string;
  columns: readonly string[];
  rows: readonly RowView[];
}

/** The main action, and the others in a menu. */
function Actions({ row: { name, main, more, page } }: { row: RowView }) {
  return (
    <div className="flex gap-2">
      <RowButton name={name} {...main} />
      <MoreMenu label={words.named(words.more, name)}>
        {page && <li>{page}</li>}
        {more.map(({ text, onPress }) => (
          <li key={text}>
            <button
              type="button"
              aria-label={words.named(text, name)}
              className={menuItemLook}
              onClick={onPress}
            >
              {text}
            </button>
          </li>
        ))}
      </MoreMenu>
    </div>
  );
}

const cell = 'px-3 py-3';

/** Fixed widths, as one long word would squeeze the other columns; a pay in Bangla fits its line at 1100 px. */
function Table({ label, columns, rows }: OwnListProps) {
  return (
    <div className="surface wrap-anywhere">
      <table aria-label={label} className="w-full text-left" style={{ tableLayout: 'fixed' }}>
        <thead className="text-sm text-muted">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${cell} font-semibold`}
                style={index === 0 ? { width: '25%' } : {}}
              >
                {column}
              </th>
            ))}
            <th scope="col" className={`${cell} font-semibold`} style={{ width: '13rem' }}>
              {words.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-base-300">
              <th scope="row" className={`${cell} font-normal`}>
                <RowHead row={row} />
              </th>
              {row.cells.map((text, index) => (
                <td key={columns[index + 1]} className={`${cell} tabular`}>
                  {text}
                </td>
              ))}
              <td className={cell}>
                <Actions row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ label, columns, rows }: OwnListProps) {
  return (
    <ul aria-label={label} className="grid gap-4 md:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id} className="surface flex min-w-0 flex-col gap-3 p-4 wrap-anywhere">
          <RowHead row={row} />
          <dl className="grid gap-1">
            {row.cells.map((text, index) => (
              <div key={columns[index + 1]} className="flex gap-2">
                <dt className="w-24 shrink-0 text-sm/6 text-muted">{columns[index + 1]}</dt>
                <dd className="tabular min-w-0 flex-1">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto border-t border-base-300 pt-3">
            <Actions row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The user's rows: a table, or cards on narrow windows (§2). */
export function OwnList(props: OwnListProps) {
  return useWindowAtLeast(breakpointPx.filterSidebar) ? <Table {...props} /> : <Cards {...props} />;
}
