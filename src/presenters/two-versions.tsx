import { useEffect, type RefObject } from 'react';

/** A field that differs. */
interface VersionRow {
  label: string;
  mine: string;
  theirs: string;
}

interface VersionTexts {
  text: string;
  mine: string;
  theirs: string;
  chooseMine: string;
  chooseTheirs: string;
  /** In place of an empty value. */
  notGiven: string;
}

interface TwoVersionsProps {
  texts: VersionTexts;
  title: string;
  rows: readonly VersionRow[];
  /** Undefined where the user's version can no longer be used. */
  onUseMine: (() => void) | undefined;
  onUseTheirs: () => void;
  isBusy: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function Version({ name, text, notGiven }: { name: string; text: string; notGiven: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd
        className={`max-h-48 overflow-y-auto break-words whitespace-pre-line ${text === '' ? 'text-muted' : ''}`}
      >
        {text || notGiven}
      </dd>
    </div>
  );
}

/** The user's version beside a conflicting one that was saved since. */
export function TwoVersions(props: TwoVersionsProps) {
  const { texts, title, rows, onUseMine, onUseTheirs, isBusy, headingRef } = props;
  // Focused, which scrolls to it: it appears above a long form.
  useEffect(() => headingRef.current?.focus(), [headingRef]);
  return (
    <section className="grid gap-3 rounded-lg bg-notice p-4">
      <h3 ref={headingRef} tabIndex={-1} className="font-bold">
        {title}
      </h3>
      <p>{texts.text}</p>
      <ul className="grid gap-2">
        {rows.map(({ label, mine, theirs }) => (
          <li key={label} className="surface p-3">
            <p className="font-semibold">{label}</p>
            <dl className="mt-1 grid gap-2 sm:grid-cols-2 sm:gap-4">
              <Version name={texts.mine} text={mine} notGiven={texts.notGiven} />
              <Version name={texts.theirs} text={theirs} notGiven={texts.notGiven} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {onUseMine && (
          <button
            type="button"
            className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:w-full"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onUseMine()}
          >
            {texts.chooseMine}
          </button>
        )}
        <button
          type="button"
          className="btn border-control bg-base-200 text-base max-sm:w-full"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onUseTheirs()}
        >
          {texts.chooseTheirs}
        </button>
      </div>
    </section>
  );
}
