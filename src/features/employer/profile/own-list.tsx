import { breakpointPx } from '#contract/limits.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useWindowAtLeast } from '#platform/browser/window-width.ts';
import { profileMessages } from './messages.ts';
import { RowButton, RowHead } from './row-parts.tsx';
import type { RowView } from './row-view.ts';

interface OwnListProps {
  /** Names the table, or the list of cards. */
  label: string;
  /** The name's column first. */
  columns: readonly string[];
  rows: readonly RowView[];
}

function Actions({ row: { name, actions } }: { row: RowView }) {
  return actions.map((action) => <RowButton key={action.text} name={name} {...action} />);
}

const cell = 'px-4 py-3';

/** Columns have their widths from here, not from their texts: one long word would take the others' room. */
function Table({ label, columns, rows }: OwnListProps) {
  const words = useMessages(profileMessages);
  const isWide = rows.some(({ actions }) => actions.length > 2);
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
            <th
              scope="col"
              className={`${cell} text-right font-semibold`}
              style={{ width: isWide ? '18rem' : '12rem' }}
            >
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
                <div className="flex justify-end gap-2">
                  <Actions row={row} />
                </div>
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
          <div className="mt-auto flex flex-wrap gap-2 border-t border-base-300 pt-3">
            <Actions row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One's own rows: a table where it fits, cards with the same data elsewhere (§2). */
export function OwnList(props: OwnListProps) {
  return useWindowAtLeast(breakpointPx.filterSidebar) ? <Table {...props} /> : <Cards {...props} />;
}
