import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { breakpointPx } from '#contract/limits.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import type { Mark } from './list-rules.ts';
import { profileMessages } from '#texts/features/employer/profile/messages';

export interface RowAction {
  text: string;
  tone?: 'plain' | 'main' | 'quiet';
  onPress: () => void;
}

export interface RowView {
  id: string;
  name: string;
  /** The name's language, if not the page's. */
  lang: string | undefined;
  logo?: ReactNode;
  marks: readonly Mark[];
  onView?: () => void;
  /** To the page that others see. */
  page?: ReactNode;
  cells: readonly string[];
  actions: readonly RowAction[];
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

const nameLook = 'flex min-h-11 items-center text-left font-bold';

function RowName({ row: { id, name, lang, onView } }: { row: RowView }) {
  const words = profileMessages;
  if (onView === undefined) {
    return (
      <p id={id} tabIndex={-1} lang={lang} className={nameLook}>
        {name}
      </p>
    );
  }
  return (
    <button
      type="button"
      id={id}
      lang={lang}
      aria-label={words.named(words.view, name)}
      className={`${nameLook} cursor-pointer hover:underline`}
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
        {row.page}
      </div>
    </div>
  );
}

const looks: Readonly<Record<NonNullable<RowAction['tone']>, string>> = {
  plain: '',
  main: 'btn-primary col-span-2',
  quiet: 'btn-ghost text-muted',
};

/** The look of a link to a row's page. */
export const pageLook = 'link link-primary inline-flex min-h-11 items-center text-sm';

/** @param name for the accessible name */
export function RowButton({ text, name, tone = 'plain', onPress }: RowAction & { name: string }) {
  const words = profileMessages;
  return (
    <button
      type="button"
      aria-label={words.named(text, name)}
      className={`btn h-auto min-h-11 px-2 py-1 text-base leading-snug ${looks[tone]}`}
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

/** Three short ones in a row, or two in each; the main one, and what is left of pairs, have a row of their own. */
function Actions({ row: { name, actions } }: { row: RowView }) {
  const hasMain = actions.some(({ tone }) => tone === 'main');
  const look = actions.length === 3 && !hasMain ? 'grid-cols-3' : 'grid-cols-2';
  const isOdd = (actions.length - Number(hasMain)) % 2 === 1;
  return (
    <div className={`grid gap-2 ${look} ${isOdd && look === 'grid-cols-2' ? '*:last:col-span-2' : ''}`}>
      {actions.map((action) => (
        <RowButton key={action.text} name={name} {...action} />
      ))}
    </div>
  );
}

const cell = 'px-4 py-3';

/** Fixed widths, as one long word would squeeze the other columns. */
function Table({ label, columns, rows }: OwnListProps) {
  const words = profileMessages;
  return (
    <div className="surface overflow-x-auto wrap-anywhere">
      <table aria-label={label} className="w-full text-left" style={{ tableLayout: 'fixed' }}>
        <thead className="text-sm text-muted">
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`${cell} font-semibold ${index === 0 ? 'w-1/3' : ''}`}>
                {column}
              </th>
            ))}
            <th scope="col" className={`${cell} font-semibold`} style={{ width: '19rem' }}>
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
