import { useEffect, useRef, type RefObject } from 'react';

export interface VersionRow {
  label: string;
  mine: string;
  theirs: string;
}

interface TwoVersionsProps {
  title: string;
  text: string;
  rows: readonly VersionRow[];
  names: { mine: string; theirs: string; empty: string };
  keepMine: { label: string; onPress: () => void };
  takeTheirs: { label: string; onPress: () => void };
  isBusy?: boolean;
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

function Version({ name, text, empty }: { name: string; text: string; empty: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd
        className={`max-h-48 overflow-y-auto break-words whitespace-pre-line ${text === '' ? 'text-muted' : ''}`}
      >
        {text === '' ? empty : text}
      </dd>
    </div>
  );
}

/** The user's version beside another that was saved in the meantime. */
export function TwoVersions(props: TwoVersionsProps) {
  const { title, text, rows, names, keepMine, takeTheirs, isBusy = false } = props;
  const own = useRef<HTMLHeadingElement>(null);
  const heading = props.headingRef ?? own;
  // It appears above a long form.
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <section className="grid gap-3 rounded-lg bg-notice p-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold">
        {title}
      </h3>
      <p>{text}</p>
      <ul className="grid gap-2">
        {rows.map(({ label, mine, theirs }) => (
          <li key={label} className="surface p-3">
            <p className="font-semibold">{label}</p>
            <dl className="mt-1 grid gap-2 sm:grid-cols-2 sm:gap-4">
              <Version name={names.mine} text={mine} empty={names.empty} />
              <Version name={names.theirs} text={theirs} empty={names.empty} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && keepMine.onPress()}
        >
          {keepMine.label}
        </button>
        <button
          type="button"
          className="btn border-control bg-base-200 text-base max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && takeTheirs.onPress()}
        >
          {takeTheirs.label}
        </button>
      </div>
    </section>
  );
}
