import { editMessages } from '../messages.ts';
import type { ReactNode } from 'react';
import { textLanguage } from '#ui/text/text-language.ts';

interface RowFact {
  label: string;
  value: string;
  /** Takes the whole width. */
  isLong?: boolean;
}

export interface FactSection {
  title?: string;
  facts: readonly RowFact[];
  before?: ReactNode | undefined;
  action?: ReactNode;
}

function Fact({ label, value, isLong = false }: RowFact) {
  const { notGiven } = editMessages;
  return (
    <div className={`min-w-0 ${isLong ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        lang={textLanguage(value)}
        className={`wrap-anywhere whitespace-pre-line ${value === '' ? 'text-muted' : ''}`}
      >
        {value || notGiven}
      </dd>
    </div>
  );
}

/** A form's values, read-only: every field with its label. */
export function RowFacts({ sections }: { sections: readonly FactSection[] }) {
  return sections.map(({ title, facts, before, action }) => (
    <section key={facts[0]?.label} className="grid min-w-0 gap-3">
      {(title !== undefined || action !== undefined) && (
        <div className="flex items-center justify-between gap-3">
          {title !== undefined && <h3 className="font-bold text-primary">{title}</h3>}
          {action}
        </div>
      )}
      {before}
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </dl>
    </section>
  ));
}
